import { plural } from '../language';

export const findInStaffArea = 'Find in the staff area';
export const recent = 'Recent';
export const everythingEditable = 'Everything that you can edit, drafts and hidden ones, too';
export const searching = 'Searching...';
export const notEverythingSearched = 'Not everything could be searched.';
export const offline = 'You are offline. Only sections and actions are found.';
export const resultCount = (count: number): string => `${count} ${plural(count, 'result', 'results')}`;
export const nothingFound = 'Nothing found. Try fewer words, or the beginning of a word.';
export const opensNewTab = (keys: string): string => `${keys} opens a new tab`;

export const addSession = 'Add session';
export const addSpeaker = 'Add speaker';
export const addPage = 'Add page';
export const addTimelineEvent = 'Add timeline event';
export const addTeamMember = 'Add team member';
export const addPartner = 'Add partner';
export const addTestimonial = 'Add testimonial';
export const newConference = 'New conference';
export const uploadMedia = 'Upload media';

/** Other words by which an action is found. They are not shown. */
export const wordsForAdding = 'new create';
export const wordsForConference = 'add create';
export const wordsForUpload = 'add new pictures images documents files';
export const wordsForSite = 'open home page public website';
export const wordsForLogout = 'sign log out leave';

/** Of what was found. */
export const rowStatuses: Record<string, string> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
  inactive: 'Inactive',
  hidden: 'Hidden',
};
