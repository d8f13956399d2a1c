import * as common from '#messages/staff/common';
import * as conference from '#messages/staff/conference-form';
import { conferenceTitle } from '#messages/staff/crud';
import { fileOrLink } from '#messages/staff/documents';
import { fieldLabels } from '#messages/staff/field-labels';
import * as page from '#messages/staff/pages';
import * as session from '#messages/staff/sessions';
import * as speaker from '#messages/staff/speaker-form';
import { profileImage } from '#messages/staff/team';
import { capitalize } from '../../ui/text/capitalize';
import { languageName } from '../translations/language-name';

/** Labels of forms that differ from the general ones, by table. */
const labelsOfTables: Record<string, Record<string, string>> = {
  conferences: {
    title: conferenceTitle,
    startDate: conference.startDateAndTime,
    endDate: conference.endDateAndTime,
    venue: conference.venueName,
    abstractSubmissionDeadline: conference.abstractDeadline,
    paperSubmissionDeadline: conference.paperDeadline,
    featured: conference.featured,
    tags: conference.tags,
  },
  documents: { url: fileOrLink },
  hero_images: { url: common.image },
  pages: {
    slug: common.address,
    body: page.text,
    imageUrl: page.picture,
    placement: page.placement,
    metaDescription: page.metaDescription,
  },
  people: { websiteUrl: speaker.personalWebsite, showEmail: speaker.showContact },
  sessions: {
    sessionType: session.type,
    track: session.track,
    sessionOrder: session.order,
    maxAttendees: session.maxAttendees,
    sessionAbstract: session.abstract,
  },
  team_members: { image: profileImage, categories: common.sections },
};

/** 'startDate' → 'Start date', 'websiteUrl' → 'Website URL', 'isActive' → 'Active', 'metaTitle (ar)' → 'Meta title (Arabic)'. */
export function fieldLabel(name: string, table = '', formLabels: Record<string, string> = {}): string {
  const [, translated, language = ''] = /^(.*) \((\w+)\)$/.exec(name) ?? [];
  if (translated) return `${fieldLabel(translated, table, formLabels)} (${languageName(language)})`;
  const label = formLabels[name] ?? labelsOfTables[table]?.[name] ?? fieldLabels[name];
  const words = name.replace(/^is(?=[A-Z])/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return label ?? capitalize(words.toLowerCase()).replace(/\b(url|cv)\b/gi, (word) => word.toUpperCase());
}

/** The activity names columns. */
export const columnLabel = (column: string, table: string): string =>
  fieldLabel(
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    table,
  );
