import { plural } from '../language';

export const seats = (count: number): string => plural(count, '1 seat', `${count} seats`);
export const capacity = 'Capacity';
export const description = 'Where the sessions of this conference take place.';
export const emptyTitle = 'No rooms yet';
export const emptyText =
  'Sessions may name any room. Listed rooms have an order and a capacity, and can be renamed in one place.';
export const deleteWarning = 'Sessions keep its name. You can undo this.';
export const nameHelp = 'A new name is also given to the sessions in the room.';
export const unknownCapacity = 'Leave empty if it is not known';
export const activeHelp = 'Only active rooms have a column of their own in the grid while no session is in them.';
export const help = [
  'The grid and the program of visitors show rooms as columns. Their order here is their order in the grid.',
  'When you rename a room, its sessions get the new name, too.',
  'A session with more attendees than its room has seats is a conflict in the grid.',
  'A room that is deleted stays in the sessions that name it.',
];

export const unlisted = (count: number): string =>
  plural(
    count,
    'Sessions name 1 room that is not listed: {names}.',
    `Sessions name ${count} rooms that are not listed: {names}.`,
  );
export const listThem = (count: number): string => plural(count, 'List it', 'List them');
export const added = (count: number): string =>
  plural(count, '1 room added successfully', `${count} rooms added successfully`);
export const addFailed = 'Failed to add the rooms';
