import { plural } from './language';

const sessions = (count: number): string => plural(count, '1 session', `${count} sessions`);

export const myAgenda = 'My agenda';
export const myAgendaOf = (count: number): string => `My agenda (${count})`;
export const addSession = (title: string): string => `Add to my agenda: ${title}`;
export const sessionCount = sessions;
export const keptInBrowser = 'It is kept in this browser only.';
export const notKept = 'Your browser does not keep your agenda. It is lost when you close this page.';
export const missing = (count: number): string =>
  `${sessions(count)} of your agenda ${plural(count, 'is', 'are')} no longer in the program.`;
export const removeMissing = (count: number): string =>
  plural(count, 'Remove it from my agenda', 'Remove them from my agenda');
export const shareOrOpen = 'Share or open on a phone';
export const printAgenda = 'Print my agenda';
export const addToCalendar = 'Add to calendar';

// The titles and rooms are isolated from the text around them.
const quote = (title: string): string => `“${title}”`;
const timeLeft = (minutes: number): string =>
  minutes === 0 ? 'No time' : plural(minutes, 'Only 1 minute', `Only ${minutes} minutes`);

export const clashes = 'Clashes';
export const overlap = (earlier: string, later: string): string => `${quote(earlier)} overlaps with ${quote(later)}.`;
export const walk = (minutes: number, from: string, fromRoom: string, to: string, toRoom: string): string =>
  `${timeLeft(minutes)} to get from ${quote(from)} in ${fromRoom} to ${quote(to)} in ${toRoom}.`;
export const moreClashes = (count: number): string => `${count} more are named at the sessions below.`;
/** At the session that overlaps, with the number of those that are not named. */
export const overlapsWith = (titles: string[], others: number): string => {
  const quoted = titles.map(quote);
  const last = others > 0 ? `${others} more` : quoted.pop();
  return `Overlaps with ${[quoted.join(', '), last].filter(Boolean).join(' and ')}.`;
};
/** At the session itself. */
export const walkTo = (minutes: number, title: string, room: string): string =>
  `${timeLeft(minutes)} to get to ${quote(title)} in ${room}.`;
export const walkFrom = (minutes: number, title: string, room: string): string =>
  `${timeLeft(minutes)} to get here from ${quote(title)} in ${room}.`;

export const shareAgenda = 'Share my agenda';
export const linkShowsChoice = (count: number): string =>
  `Whoever opens this link sees your choice of ${sessions(count)}. To continue on your phone, scan the code with its camera.`;
export const codeOfLink = 'QR code of the link';
export const tooLongForCode = 'Your agenda is too long for a code that a camera can read. Please use the link.';
export const linkToAgenda = 'Link to my agenda';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const copyFromField = 'Copy the link from the field.';
export const sendToApp = 'Send to an app';
/** The title of what is sent. */
export const agendaOf = (conference: string): string => `Agenda · ${conference}`;

export const sharedWithYou = (count: number): string => `Someone shared an agenda of ${sessions(count)} with you`;
export const emptyLink = 'This link has no session of the program';
export const unknownSessions = (count: number): string =>
  `${sessions(count)} of this link ${plural(count, 'is', 'are')} not in the program.`;
export const linkIsCut = 'The end of the link is missing. Ask for it again to have all of its sessions.';
export const ownAgenda = (count: number): string =>
  `Your own agenda has ${sessions(count)}. Nothing changes before you choose.`;
export const ownAgendaIsEmpty = 'Your own agenda is empty. Nothing changes before you choose.';
export const addToMine = 'Add to mine';
export const replaceMine = 'Replace mine';
export const viewOnly = 'Only look';
export const seeProgramme = 'See the program';
export const sharedAgenda = 'Shared agenda';
export const viewingShared = (count: number): string => `You are looking at a shared agenda of ${sessions(count)}.`;
export const showAllSessions = 'Show all sessions';
