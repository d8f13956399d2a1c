export const conferences = 'Conferences';
export const speakers = 'Speakers';
export const summary = 'Scholars, students and citizens who speak or have spoken at our conferences.';
export const search = 'Search by name or affiliation';
export const searchPlaceholder = 'Search by name or affiliation...';
export const allSpeakers = 'All speakers';
export const loadingSpeakers = 'Loading speakers...';
export const speakersFailed = 'Failed to load speakers';
export const programmeUnreachable = "We're having trouble reaching our program.";
export const noSpeakersYet = 'No speakers yet';
export const listedWhenNamed = 'They are listed here when the program of a conference names them.';
export const nothingFound = 'No speakers found';

export const speaker = 'Speaker';
export const loadingSpeaker = 'Loading speaker...';
export const speakerFailed = 'This speaker could not be loaded';
export const speakerNotFound = 'Speaker not found';
export const notInAProgramme =
  'Nobody with this address is in the program of a conference. The address may be mistyped.';

export const biography = 'Biography';
export const areasOfExpertise = 'Areas of expertise';
export const addToCalendar = 'Add to calendar';
export const sessions = 'Sessions';
export const sessionsAt = (conference: string): string => `Sessions at ${conference}`;
export const draftForStaff = 'Draft, visible to staff only';
