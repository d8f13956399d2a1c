export const session = 'Session';
export const loadingSession = 'Loading session...';
export const notFound = 'Session not found';
export const movedOrWithdrawn = 'This session is not in the program. It may have been moved or withdrawn.';
export const loadError = 'This session could not be loaded';
export const tryInAMoment = 'Please try again in a moment.';
export const tryAgain = 'Try Again';
export const detailsLoadError = 'The details of this session could not be loaded.';
export const viewProgramme = 'View Conference Program';
export const allConferences = 'All conferences';
/** For search engines, of a session without a text of its own. */
export const description = (type: string, day: string, time: string, conference: string): string =>
  `${type} on ${day} at ${time}: ${conference}`;

export const time = 'Time';
export const zonesOfTime = (zone: string, zoneAtEnd: string): string => `${zone}, at its end ${zoneAtEnd}`;
export const yourLocalTime = 'Your local time';
export const inUtc = 'In UTC';
export const location = 'Location';
export const type = 'Type';
export const track = 'Track';
export const places = 'Places';
export const addToCalendar = 'Add to calendar';
export const allChanges = 'All changes';
/** Before the title of the conference. */
export const partOf = 'Part of';

export const abstract = 'Abstract';
export const materials = 'Materials';
export const speakersAndPresenters = 'Speakers & Presenters';
export const expertiseOf = (name: string): string => `Expertise of ${name}`;
