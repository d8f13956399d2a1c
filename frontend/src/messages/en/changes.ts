import type { ChangedPart, ChangeName } from '@majlis/contracts/programme-changes';

export const changesToProgramme = 'Changes to the program';
export const loadingChanges = 'Loading changes...';
export const description = (conference: string): string =>
  `What has moved, was added or was cancelled in the program of ${conference}.`;
export const sinceRelease = 'Since its release on {day}. All times are in {zone}.';
export const seeProgramme = 'See the program';
export const followInFeedReader = 'Follow the changes in a feed reader';
export const noChanges = 'No changes since the program was released';
export const whatIsListed = 'What moves, is added or is cancelled will be listed here.';

export const changeNames: Record<ChangeName, string> = {
  New: 'New',
  Cancelled: 'Cancelled',
  Moved: 'Moved',
  'Room changed': 'Room changed',
  Renamed: 'Renamed',
  'Speakers changed': 'Speakers changed',
};
export const moved = (from: string, to: string): string => `Moved from ${from} to ${to}`;
export const endsAt = (time: string, before: string): string => `Ends at ${time} instead of ${before}`;
/** 'Moved from 10:00 to 11:30, room changed' */
export const summary = (parts: string[]): string =>
  parts.map((part, index) => (index === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join(', ');

export const changedParts: Record<ChangedPart['name'], string> = {
  Time: 'Time',
  Room: 'Room',
  Title: 'Title',
  Speakers: 'Speakers',
};
/** Read out before what was. */
export const from = 'from ';
export const none = 'none';
export const arrow = ' → ';
/** Read out before what is. */
export const to = ' to ';
