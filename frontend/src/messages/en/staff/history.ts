import type { Noun } from '../../../admin/crud/noun';
import { definite } from './nouns';

export const historyOf = (name: string): string => `History: ${name}`;
export const rowIsDeleted = (noun: Noun): string => `This ${definite(noun)} is deleted.`;
export const restoreFirst = (noun: Noun): string =>
  `This ${definite(noun)} is deleted. To restore an earlier version, restore it from “Recently deleted” first.`;
export const versions = 'versions';
export const showOlder = 'Show older';
export const allVersions = 'All versions';
export const noVersions = 'No versions yet.';
export const live = 'Live';
export const version = 'Version';
export const comparedWith = 'Compared with';
export const compareWithPrevious = 'Compare with the previous';

export const beforeHistory = 'before the history began';
export const asBeforeHistory = 'As it was before the history began';
export const operations: Record<'create' | 'delete' | 'restore' | 'purge', string> = {
  create: 'Created',
  delete: 'Deleted',
  restore: 'Restored',
  purge: 'Deleted for good',
};
export const changedFields = (fields: string): string => `Changed ${fields}`;
export const deletedSpeaker = 'A deleted speaker';
export const deletedSession = 'A deleted session';
export const wholeConference = 'The conference as a whole';

export const restoreVersion = 'Restore this version';
export const restoring = 'Restoring...';
export const restoreQuestion = 'Restore this version?';
export const undoChange = 'Undo this change';
export const discardAndUndo = 'Discard changes and undo';
export const notRestored = 'This version could not be restored.';

/** What two compared versions are called: `same` if nothing differs, and `marks` explains the marked words. */
type ComparedLabels = { same: string; marks: string };

export const versionLabels: ComparedLabels = {
  same: 'Both versions have the same contents.',
  marks: '{removed} from the older version, {added} in the newer one.',
};
export const draftLabels: ComparedLabels = {
  same: 'The draft and the live version have the same contents.',
  marks: '{removed} from the live version, {added} in the draft.',
};
export const markRemoved = 'Removed';
export const markAdded = 'added';
export const fieldsDiffer = (changed: number, total: number): string => `${changed} of ${total} fields differ.`;
export const showUnchanged = 'Show unchanged fields';
export const onlySpacesDiffer = 'Only spaces or line breaks differ.';
export const emptyNow = 'Empty now';
export const yes = 'Yes';
export const no = 'No';
export const removedPicture = 'Removed picture';
export const addedPicture = 'Added picture';
/** Read out before a text, hence the space. */
export const removed = 'Removed: ';
export const added = 'Added: ';

/** Values of fields with fixed values, beside those of `statuses` and `session-types`. */
export const choices: Record<string, Record<string, string>> = {
  conferenceType: {
    academic: 'Academic',
    workshop: 'Workshop',
    symposium: 'Symposium',
    seminar: 'Seminar',
    webinar: 'Webinar',
  },
  kind: {
    programme: 'Programme',
    paper: 'Paper',
    slides: 'Slides',
    proceedings: 'Proceedings',
    recording: 'Recording',
    other: 'Other',
  },
  page: { about: 'About', home: 'Home' },
  placement: { footer: 'Footer', menu: 'Menu', none: 'None' },
  tier: {
    host: 'Host',
    platinum: 'Platinum',
    gold: 'Gold',
    silver: 'Silver',
    bronze: 'Bronze',
    supporter: 'Supporter',
    media: 'Media',
  },
};
