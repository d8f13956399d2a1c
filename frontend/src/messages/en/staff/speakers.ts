import { plural } from '../language';

export const description = 'Add a person once, then assign them to sessions of any conference.';
export const noSpeakers = 'No Speakers Yet';
export const emptyText = 'Add speakers here, then assign them to sessions.';

export const filterByConference = 'Filter by conference';
export const allConferences = 'All conferences';
export const completeOrNot = 'Complete or not';
export const missing: Record<'biography' | 'portrait' | 'sessions', string> = {
  biography: 'Without biography',
  portrait: 'Without portrait',
  sessions: 'Without sessions',
};
export const sortBy = 'Sort by';
export const byLastName = 'By last name';
export const bySessionCount = 'Most sessions first';
export const someSpeakers = (count: number, total: string): string => `${count} of ${total}`;
export const noMatch = 'No speakers match.';

export const mailMerge = 'Mail merge (CSV)';
export const mailMergeFailed = 'Failed to export the speakers';

export const noSessions = 'No sessions';
export const viewPage = 'View page';
/** Read out behind it, hence the space. */
export const ofSpeaker = (name: string): string => ` of ${name}`;
export const mergeWith = 'Merge with…';
export const mergeSpeakerWith = (name: string): string => `Merge ${name} with…`;

// Before a speaker is deleted:
export const sessionsNotChecked =
  'We could not check which sessions this person speaks in. They would lose this speaker.';
/** Some of the sessions are named, the others counted. */
export const speaksIn = (named: { title: string; conferenceTitle: string }[], others: number): string => {
  const quoted = named.map(({ title, conferenceTitle }) => `“${title}” (${conferenceTitle})`);
  const last = others > 0 ? `${others} more` : quoted.pop();
  const list = [quoted.join(', '), last].filter(Boolean).join(' and ');
  const removed = plural(named.length + others, 'this session', 'these sessions');
  return `This person speaks in ${list}. Deleting removes the speaker from ${removed}.`;
};
