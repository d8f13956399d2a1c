import { plural } from './language';

export const loadingProgramme = 'Loading the program...';
export const days = 'Days';
export const viewOfProgramme = 'View of the program';
export const list = 'List';
export const grid = 'Grid';
export const sessionsAtOnce = (count: number): string => `${count} sessions at once`;
export const until = (time: string): string => `until ${time}`;
export const speakers = 'Speakers';

export const allTimesAre = 'All times are';
export const allTimesAreIn = 'All times are {zone}.';
export const myOwnZone = (zone: string): string => `my own, ${zone}`;
export const fromHereOn = (zone: string): string => `From here on ${zone}`;
/** Between the time zones of a day. */
export const later = ', later ';

export const searchProgramme = 'Search the program';
export const searchExample = 'Title, speaker, room...';
export const filter = 'Filter';
export const filterOf = (count: number): string => `Filter (${count})`;
export const type = 'Type';
export const allTypes = 'All types';
export const track = 'Track';
export const allTracks = 'All tracks';
export const sessionCount = (count: number): string => plural(count, '1 session', `${count} sessions`);
export const sessionCountSoFar = (count: number): string => `${sessionCount(count)} so far`;
export const searching = 'Searching the whole program...';
export const emptyAgenda =
  'Your agenda has no sessions yet. Press the star beside a session to add it. It is kept in this browser only.';
export const noMatch = 'No sessions match. Try fewer or different words.';
export const noMatchInAgenda = 'No sessions of your agenda match. Try fewer or different words.';
export const showAllSessions = 'Show all sessions';

export const nowAndNext = 'Now and next';
export const now = 'Now';
export const next = 'Next';
export const nowUntil = (time: string): string => `Now, until ${time}`;
export const nextAt = (time: string): string => `Next, ${time}`;
export const noRoom = 'No room';
export const showAllRooms = (count: number): string => `Show all ${count} rooms`;
export const showFewerRooms = 'Show fewer rooms';

// The grid:
export const rooms = 'Rooms';
/** Read out before the time at the line for now. */
export const itIsNow = 'It is now ';
export const gridKeys = 'Arrow keys move from session to session, Enter opens one.';
