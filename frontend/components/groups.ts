import type { Group } from './group';
import { cards } from './groups/site/cards';
import { conference } from './groups/site/conference';
import { controls as siteControls } from './groups/site/controls';
import { frame } from './groups/site/frame';
import { messages as siteMessages } from './groups/site/messages';
import { pictures } from './groups/site/pictures';
import { texts } from './groups/site/texts';
// As in the product, the staff area's styles follow those of the site, and `admin.scss` is the first of them.
import '../src/styles/admin/admin.scss';
import { controls as staffControls } from './groups/staff/controls';
import { dialogs } from './groups/staff/dialogs';
import { fields } from './groups/staff/fields';
import { messages as staffMessages } from './groups/staff/messages';
import { rows } from './groups/staff/rows';
import { sections } from './groups/staff/sections';

/** The keys are the first part of a page's address. */
export const groups: Record<string, Group> = {
  'site-controls': siteControls,
  texts,
  pictures,
  cards,
  conference,
  'site-frame': frame,
  'site-messages': siteMessages,
  'staff-controls': staffControls,
  fields,
  rows,
  'staff-messages': staffMessages,
  dialogs,
  sections,
};
