import type { ConferenceStatus } from '@majlis/contracts/choices';
import type { SessionPart } from '@majlis/contracts/session-parts';
import { plural } from '../language';

export const welcome = (name: string): string => `Welcome, ${name}. Here is what is happening on the site.`;
export const showGuide = 'Show the guide';

export const nextConference = 'Next conference';
export const loadingConference = 'Loading the next conference...';
export const conferencesFailed = 'The conferences could not be loaded.';
export const noConference = 'No conference is coming up.';
export const todayAt = (time: string): string => `today at ${time}`;
export const tomorrow = 'tomorrow';
export const inDays = (days: number): string => `in ${days} days`;
export const runningNow = 'Running now';
export const runningDay = (day: number, total: number): string => `Running now, day ${day} of ${total}`;

export const registrations = 'Registrations';
export const withoutLimit = (count: number): string => `${count}, no limit`;
export const notRequired = 'Not required';
export const placesTaken = 'Places taken';
export const taken = (count: number, places: number): string => `${count} of ${places}`;
export const placesLeft = (count: number): string => `${count} left`;
export const fullyBooked = 'Fully booked';
export const lastDeadline = 'Last deadline';
export const nextDeadline = 'Next deadline';
export const deadlineOn = '{name}: {day}';
export const passed = 'passed';
export const deadlines: Record<'abstracts' | 'papers' | 'registration', string> = {
  abstracts: 'Abstracts',
  papers: 'Papers',
  registration: 'Registration',
};

export const programme = 'Program';
export const sessionsFailed = 'The sessions could not be loaded.';
export const noSessions = 'No sessions yet. {link}';
export const speakersComplete = 'Every talk has speakers.';
export const speakersAndRoomsComplete = 'Every talk has speakers and a room.';
export const sessionsWithout: Record<SessionPart, (count: number) => string> = {
  speakers: (count) => plural(count, '1 session without speakers', `${count} sessions without speakers`),
  room: (count) => plural(count, '1 session without a room', `${count} sessions without a room`),
};

export const needsAttention = 'What needs attention';
export const everythingInOrder = 'Nothing. Everything is in order.';
export const listsFailed = 'Some lists could not be loaded.';

export const contentProblems = 'Worth a look';
export const checksFailed = 'The checks could not be loaded.';
export const nothingElseToFix = 'Nothing else to fix.';
export const showAll = 'Show all';
export const showProblems = (problems: string): string => `Show: ${problems}`;

export const due = 'Due';
export const dueChange = '{name}: {change}';
export const failed = (reason: string): string => `Failed: ${reason}`;

export const totals = 'Totals';
export const contentItems = 'Content items';
export const editedTexts = (edited: number, defaults: number): string =>
  `${edited} edited, ${defaults} with default wording`;
export const teamMembers = 'Team members';
export const allActive = 'All active';
export const activeMembers = (active: number, inactive: number): string => `${active} active, ${inactive} inactive`;
export const conferencesOf: Record<ConferenceStatus, (count: number) => string> = {
  draft: (count) => `${count} draft`,
  published: (count) => `${count} published`,
  archived: (count) => `${count} archived`,
};
export const notLoaded = 'Could not be loaded';

export const changedLately = 'Changed lately';
export const activityFailed = 'The activity could not be loaded.';
export const allActivity = 'All activity';

export const gettingStarted = 'Getting started';
// The help box.
export const nextConferenceHelp =
  '{title} is the one that the home page announces. It links to the sessions that are incomplete.';
export const needsAttentionHelp =
  '{title} lists what is missing, out of date or failing, with a link to where you can fix it.';
export const contentProblemsHelp =
  '{title} lists what the content checks found. What is as it should be can be silenced.';
export const totalsHelp = '{title} counts everything in a list, including what the site does not show.';
export const gettingStartedHelp = '{title} disappears when its steps are done or when you hide it.';
export const findHelp =
  '{title} at the top, or {keys} anywhere, opens whatever you can edit by its name, drafts and hidden ones, too. It also adds a session, a speaker or a page.';
export const undoHelp =
  '{undo} stands in the message after every change. {history} in a form shows, compares and restores earlier versions.';
export const moreWaysToSaveHelp =
  '{title} in a form keeps a draft beside the live version, shows the page with it, and publishes it now or at a time.';
export const helpBoxes =
  'Every section has a help box like this one. Open or close one, and all of them stay so in this browser.';
