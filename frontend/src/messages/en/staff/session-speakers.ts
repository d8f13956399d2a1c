export const assignSpeakers = 'Assign Speakers';
export const assignSpeakersTo = (title: string): string => `Assign Speakers: ${title}`;
export const done = 'Done';
export const saveAssignments = 'Save Assignments';
/** What a colleague has changed meanwhile. */
export const noun = 'list of speakers';
/** What is loaded. */
export const loadedSpeakers = 'speakers of the session';
export const saved = 'Speaker assignments saved successfully!';
export const saveFailed = 'Failed to save speaker assignments';

export const assigned = 'Currently assigned';
export const assignedSpeakers = 'Currently assigned speakers';
export const noneAssigned = 'No speakers yet. Assign some of the available speakers.';
export const roleOf = (name: string): string => `Role of ${name}`;
export const presentationTitle = 'Presentation title';
export const presentationTitleOf = (name: string): string => `Presentation title of ${name}`;
export const nameAndRole = (name: string, role: string): string => `${name} (${role})`;
export const noSpeakers = 'No speakers';

export const available = 'Available speakers';
export const assign = 'Assign';
export const assignNamed = (name: string): string => `Assign ${name}`;
export const searchExample = 'Search by name or expertise';
export const found = (count: number, total: number): string => `${count} of ${total} speakers found`;
export const allAssigned = 'All speakers are assigned.';
export const noMatch = (words: string): string => `No speakers match “${words}”.`;
export const noneAvailable = 'No Speakers Available';
export const addSpeakersFirst = 'Add speakers first. You can then assign them to the sessions of any conference.';
export const addOneHere = 'Add one here';

// In the form of the session:
export const sessionSpeakers = 'Session Speakers';
export const afterCreation = 'You can assign speakers after the session is created.';
export const loading = 'Loading speakers...';
export const noneYet = 'No speakers yet.';
export const savedWithDraft = 'These changes are saved with the draft.';
export const notSaved =
  'These changes are not saved yet. To save them, choose Assign Speakers, then Save Assignments. Save draft keeps them, too.';
