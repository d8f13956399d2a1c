import { plural } from '../language';

export const sortedByTime = (zone: string): string => `Sorted by start time. All times are in ${zone}.`;
export const addSession = 'Add Session';
export const viewsOfSessions = 'Views of the sessions';
export const list = 'List';
export const grid = 'Grid';
export const noSessions = 'No Sessions Yet';
export const addFirstSession = 'Add the first session';
export const emptyProgramme = 'Add the first session to start the program.';
export const newSession = 'new session';
export const speakersOf = (title: string): string => `speakers of ${title}`;
export const speakersFailed = 'The speakers could not be loaded.';
export const shownWithoutSpeakers = 'The sessions below are shown without them.';

// The filter above the list:
export const searchSessions = 'Search sessions';
export const searchExample = 'Search by title, speaker or room';
export const filterByDay = 'Filter by day';
export const allDays = 'All days';
export const filterByType = 'Filter by type';
export const allTypes = 'All types';
export const completeOrNot = 'Complete or not';
export const withoutSpeakers = 'Without speakers';
export const withoutRoom = 'Without a room';
export const withoutAbstract = 'Without an abstract';
export const sessionCount = (count: number): string => plural(count, '1 session', `${count} sessions`);
export const foundSessions = (count: number, total: number): string =>
  plural(total, `${count} of 1 session`, `${count} of ${total} sessions`);
export const noMatch = 'No sessions match.';
export const showAllSessions = 'Show all sessions';

export const attendees = (count: number): string => `Max attendees: ${count}`;
export const speakersButton = (count: number): string => `Speakers (${count})`;
export const speakersButtonOf = (title: string, count: number): string => `Speakers of ${title} (${count})`;
export const duplicate = 'Duplicate';
export const duplicateNamed = (title: string): string => `Duplicate ${title}`;
export const deleteWarning = 'It disappears from the program immediately. You can undo this.';
// Warnings:
export const outsideDates = 'Outside the conference dates';
export const outsideDatesOf = (days: string): string =>
  `Outside the conference dates (${days}). You can still save it.`;
export const sameRoomAs = (title: string): string => `Same location and time as “${title}”`;
export const speaksAlsoIn = (name: string, title: string): string => `${name} speaks in “${title}” at the same time`;

// The form:
export const editSession = 'Edit Session';
export const createSession = 'Create Session';
export const updateSession = 'Update Session';
export const copyNote =
  'A copy of “{title}” at the next free time of its location, without its speakers. You can assign speakers after the session is created.';
export const schedule = 'Schedule & Location';
export const detailsAndMaterials = 'Details & Materials';
export const type = 'Type';
export const track = 'Track/Theme';
export const order = 'Display order';
export const orderHelp = 'If two start at the same time, the lower number comes first.';
export const timeNote = (zone: string, days: string): string => `All times are in ${zone}. Conference dates: ${days}.`;
export const time = 'Time';
export const startTime = 'Start time';
export const endTime = 'End time';
export const location = 'Location';
export const locationHelp = 'A room or any other place.';
export const maxAttendees = 'Max attendees';
export const abstract = 'Abstract';
export const requirements = 'Special requirements';
export const requirementsHelp = 'For the organizers only. Visitors do not see it.';

// Its documents:
export const documents = 'Papers, slides and recordings';
export const documentsAfterCreation = 'You can add them after the session is created.';
export const loadingDocuments = 'Loading documents...';
export const documentsFailed = 'The documents could not be loaded.';
export const noDocuments = 'No documents yet.';
export const notActive = 'not active';
export const addDocument = 'Add document';
