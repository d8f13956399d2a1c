import { plural } from '../language';

export const description = 'Signs for the doors of rooms, and a sheet for everyone who leads sessions.';
export const whatToPrint = 'What to print';
export const doorSigns = 'Door signs';
export const chairsAndModerators = 'Chairs and moderators';

type Choice = 'days' | 'rooms' | 'leaders';
export const choices: Record<Choice, string> = { days: 'Days', rooms: 'Rooms', leaders: 'People' };
export const all = 'All';
/** These two are read out instead of the short labels. */
export const allOf: Record<Choice, string> = { days: 'All days', rooms: 'All rooms', leaders: 'All people' };
export const none = 'None';
export const noneOf: Record<Choice, string> = {
  days: 'None of the days',
  rooms: 'None of the rooms',
  leaders: 'None of the people',
};

export const withoutRoom = (count: number): string =>
  plural(count, '1 session has no room and is on no sign.', `${count} sessions have no room and are on no sign.`);
export const print = 'Print';
export const sheets = (count: number): string => plural(count, '1 sheet, A4', `${count} sheets, A4`);
export const chooseWhatToPrint = 'Choose what to print.';
export const noOwners: Record<'rooms' | 'leaders', string> = {
  rooms: 'No session has a room yet.',
  leaders: 'No session has a chair or a moderator yet.',
};
