import type { ConferenceStatus } from '@majlis/contracts/choices';

// Every page of the conference management loads these.

export const backToDashboard = 'Back to Admin Dashboard';
export const backToOverview = 'Back to Overview';
export const backToSpeakers = 'Back to speakers';
export const possibleDuplicates = 'Possible duplicates';
export const viewsOfConference = 'Views of this conference';
export const release = 'Release';
export const notFound = 'Conference not found';
export const notFoundDetail =
  'This conference does not exist. If it was deleted recently, you can restore it from the overview.';
export const seeAllConferences = 'See all conferences';

// What the page below the heading is for:
export const createNew = 'Create a new conference';
export const manageSpeakers = 'Manage speakers and participants';
export const importSpeakers = 'Add and change speakers from a file';
export const findDuplicates = 'Find people who are in the list twice';
export const manageAll = 'Manage your conferences, sessions, and speakers';
export const editing = (title: string): string => `Editing: ${title}`;
export const sessionsFor = (title: string): string => `Sessions for: ${title}`;
export const importInto = (title: string): string => `Import into: ${title}`;
export const plansOf = (title: string): string => `Plans of: ${title}`;
export const partnersOf = (title: string): string => `Partners of: ${title}`;
export const documentsOf = (title: string): string => `Documents of: ${title}`;
export const gridOf = (title: string): string => `Session grid of: ${title}`;
export const roomsOf = (title: string): string => `Rooms of: ${title}`;
export const releaseOf = (title: string): string => `Release of: ${title}`;

export const createConference = 'Create Conference';
export const copy = 'Copy';
export const copyConference = (title: string): string => `Copy ${title}`;
export const publishConference = (title: string): string => `Publish ${title}`;
export const unpublishConference = (title: string): string => `Unpublish ${title}`;
export const visitorsSeeIt = 'Visitors can now see its page.';
export const isDraftNow = 'It is a draft now. Visitors cannot see it.';
export const bulkDeleteWarning = 'Their sessions, partners and documents are hidden with them.';
/** One line that tells two versions of a conference apart. */
export const describeConference = (
  title: string,
  status: ConferenceStatus,
  days: string,
  description: string,
): string => `${title} (${status}, ${days}) ${description}`;
export const backToSessions = 'Back to sessions';
export const basicInfo = 'Basic Info';
export const noLimit = 'Leave empty for no limit';
export const searchSpeakers = 'Search speakers';
export const filterByMissing = 'Filter by what is missing';
