import type { ConflictKind } from '@majlis/contracts/programme-conflicts';
import { plural } from '../language';
import { counted } from './nouns';
import { seats } from './rooms';
import { outsideDates as outsideConference } from './sessions';

const sessions = (count: number): string => counted(count, 'session');

export const sessionGrid = 'Session grid';
export const arrangeSessions = (zone: string): string => `Arrange the sessions of a day. All times are in ${zone}.`;
export const emptyGrid = 'Add the rooms first, or a session: sessions stand here in their rooms.';

export const help = [
  'Drag a session to another time or room, or pull its lower edge to lengthen it. It is saved at once. Drag it to “Not yet placed” to take its room away, and to the tab of another day to move it there. Hold it over the tab to see that day first.',
  'Press an empty place, or drag over it, to add a session there.',
  'A press on a session opens its day, times and room. With a finger, press longer until it lifts, then drag it.',
  'By keyboard: {pickUp} picks a session up, arrow keys move it by five minutes or a room, with {lengthen} they lengthen it, {putDown} puts it down, {giveUp} gives up.',
  'Conflicts are warnings. Accept one with a reason, and it no longer counts.',
  'Everything can be undone in the message that follows it, and later in the history of a session.',
];

// Below the grid:
export const keys =
  'Arrow keys move between sessions, Enter picks one up. A press on a session opens it. Press an empty place or drag over it to add a session; by keyboard, focus the grid and press Enter.';
export const keysWhileHeld =
  'Arrow keys move it by 5 minutes or a room, with Shift they lengthen it. Delete takes its room away. Enter puts it down, Escape gives up.';
export const emptyDay =
  'Nothing is planned on this day yet. Press an empty place or drag over it to add a session; by keyboard, focus the grid and press Enter.';

export const sessionsOf = (day: string): string => `Sessions of ${day}`;
export const noRooms = 'There are no rooms yet. {addRoom} or name one in a session.';
export const addFirstRoom = 'Add the first room';
export const noRoom = 'No room';
export const previousRoom = 'Previous room';
export const nextRoom = 'Next room';
export const pullToLengthen = 'Pull to lengthen';
export const moveOrEdit = (title: string): string => `Move or edit ${title}`;

export const notYetPlaced = 'Not yet placed';
export const allPlaced = 'Every session has its place.';
/** Why a session is not placed. */
export const withoutRoom = 'no room';
export const outsideDates = 'outside the dates';

// What is said while keys move a session:
export const placeWithoutRoom = (place: string): string => `${place}, no room`;
export const newSession = 'New session';
export const pickedUp = (title: string, place: string): string => `${title} is picked up. ${place}`;
export const putDown = (place: string): string => `Put down: ${place}`;
export const putDownWhereItWas = 'Put down where it was.';
export const moveCancelled = 'Given up: the session stays where it was.';

export const move = 'Move';
export const day = 'Day';
export const dayOutsideDates = (name: string): string => `${name} (outside the dates)`;
export const start = 'Start';
export const end = 'End';
export const endAfterStart = 'The end must be after the start';
export const giveTime = 'Give a time';
export const skippedTime = 'The clocks skip this time on that day: choose another one';
export const editSession = 'Edit session';
export const moved = (count: number): string => plural(count, 'Session moved!', `${count} sessions moved!`);
export const moveFailed = (count: number): string => plural(count, 'Failed to move session', 'Failed to move sessions');

export const openShift = 'Shift…';
export const shift = 'Shift';
export const shiftDay = (name: string): string => `Shift ${name}`;
export const sessionsFrom = 'Sessions that begin at or after';
export const minutes = 'Minutes';
export const direction = 'Direction';
export const later = 'Later';
export const earlier = 'Earlier';
export const allRooms = 'All rooms';
export const noneMoved = 'No session is moved.';
export const willBeMoved = (count: number): string => `${sessions(count)} will be moved.`;
export const wouldBeOutside = (count: number): string =>
  `${sessions(count)} would then be outside the conference dates.`;

export const openCopy = 'Copy day…';
export const copyDay = 'Copy day';
export const copying = 'Copying...';
export const copyOfDay = (name: string): string => `Copy ${name}`;
export const copyTo = 'To';
export const withSpeakers = 'With their speakers';
export const willBeCopied = (count: number): string =>
  `${sessions(count)} will be copied with the same times and rooms.`;
export const alreadyThere = (count: number): string =>
  `That day already has ${sessions(count)}, which ${plural(count, 'stays', 'stay')}.`;
export const copied = (count: number, name: string): string => `${sessions(count)} copied to ${name}!`;
export const copyFailed = 'Failed to copy the day';

export const conflicts = 'Conflicts';
export const stillMissing = 'Still missing';
export const onAllDays = 'On all days';
export const noConflicts = 'No conflicts.';
export const noConflictsOnDay = 'No conflicts on this day.';
/** Read out behind a title or a day, hence the comma. */
export const conflictCount = (count: number): string => plural(count, ', 1 conflict', `, ${count} conflicts`);
export const conflictKinds: Record<ConflictKind, string> = {
  'room-clash': 'Room used twice at once',
  'speaker-clash': 'Speaker in two places at once',
  'outside-dates': outsideConference,
  capacity: 'Room too small',
  'change-over': 'Too little time to change rooms',
  'missing-speakers': 'No speakers yet',
  'missing-room': 'No room yet',
};
export const kindWithDetail = (kind: string, detail: string): string => `${kind}: ${detail}`;
export const conflictWith = (conflict: string, title: string): string => `${conflict} (“${title}”)`;
export const timeLeft = (speaker: string, count: number): string =>
  `${speaker}: ${plural(count, '1 minute', `${count} minutes`)}`;
export const roomTooSmall = (room: string, capacity: number, attendees: number): string =>
  `${room} has ${seats(capacity)}, the session ${attendees}`;

export const acceptConflict = 'Accept the conflict';
export const accept = 'Accept';
export const openAccept = 'Accept…';
export const acceptOf = (kind: string, titles: string): string => `Accept: ${kind}, ${titles}`;
export const accepted = 'Accepted';
export const countAgain = 'Count it again';
export const countAgainOf = (titles: string): string => `Count it again: ${titles}`;
/** Each session of a conflict. */
export const quotedTitle = '“{title}”';
export const reason = 'Reason';
export const reasonHelp = 'Colleagues see it. The conflict no longer counts until it changes.';
export const giveReason = 'Give a reason';
export const conflictAccepted = 'Conflict accepted!';
export const conflictCounts = 'The conflict counts again!';
export const conflictChangeFailed = 'Failed to change the conflict';
