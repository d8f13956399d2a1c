import type { FeedKind, ItemNoteReason, SkipReason } from '@majlis/contracts/feed-sources';
import { plural } from '../language';

export const description = 'Publications, posts, episodes and photos that the site gathers from elsewhere.';
export const help = [
  'Sources are checked automatically every few minutes. If one fails, the site keeps showing what it already has.',
  '“Fetch now” checks a source immediately, for example just after something was published.',
  'Hide what should not be on the site, pin what should come first, or correct a title or a description. Later updates from the source do not overwrite your text.',
  'Items that the site cannot show are skipped, and what a source says unclearly is guessed. Each source shows how many items, and why.',
  'The sources are set when the site is installed. To change them, ask the person who runs it.',
];

export const sources = 'Sources';
/** What is loading. */
export const loadedSources = 'sources';
/** Of an item that stands in the list of changes. */
export const noSourceBringsIt = 'No source brings this item any more.';
export const noSources = 'No sources yet';
export const noSourcesHelp =
  'The person who runs this site sets the sources: {settings} take the addresses of RSS or Atom feeds, {instagram} takes a long-lived token of the Instagram account. They appear here when the feeds service has restarted.';

export const fetchNow = 'Fetch now';
export const fetchNowFrom = (kind: string, name: string): string => `Fetch now: ${kind} from ${name}`;
export const fetching = 'Fetching…';
export const fetchingFrom = (kind: string, name: string): string => `Fetching: ${kind} from ${name}`;
export const fetchingName = (name: string): string => `Fetching ${name}…`;
export const fetched = (name: string, changes: string): string => `${name} fetched: ${changes}`;
export const stillFetching = (name: string): string => `Still fetching ${name}`;
export const goesOn = 'It goes on in the background; this page shows how it went.';
export const fetchFailed = (name: string): string => `Failed to fetch ${name}`;

export const visitorsSee = (time: string): string => `Visitors go on seeing what was read last, on ${time}.`;
export const nothingRead = 'Nothing could be read of it so far.';
export const triedAgain = 'It is tried again by itself.';

export const lastSuccess = 'Last success';
export const never = 'Never';
export const lastCheck = 'Last check';
export const nextCheck = 'Next check';
export const inAMoment = 'In a moment';
export const items = 'Items';
export const lastChanges = 'Last changes';
export const skipped = 'Skipped';
export const countedItems = (count: number, reason: string): string =>
  `${plural(count, '1 item', `${count} items`)}: ${reason}`;
export const countSeparator = '; ';
export const skipReasons: Record<SkipReason, string> = {
  noText: 'no title and no text',
  noLink: 'no address of a page',
  duplicate: 'the same identifier as another item',
  unreadable: 'it cannot be read',
  tooMany: 'more items than the site takes',
};

export const notes = 'Notes';
/** They stand behind "2 items: ". */
export const noteReasons: Record<ItemNoteReason, string> = {
  noRecording: 'no recording is named; the episode is shown without a player',
  otherFile: 'its file is not a sound recording, but for example a film; the episode is shown without a player',
  unknownFile: 'neither type nor ending of its file says that it is a recording; the episode is shown without a player',
  unreadableFileAddress: 'the address of its recording cannot be read; the episode is shown without a player',
  noDate: 'no date that can be read; it stands beside its neighbours in the source, or last and without a date',
  futureDate: 'dated more than a day ahead; it is listed by the time when it was first seen',
  sharedIdentifier: 'an identifier that other items have, too; its address is used instead',
};

export const tokenEnds = (day: string, distance: string): string => `The token ends on ${day} (${distance}).`;
export const tokenEnded = (day: string, distance: string): string => `The token ended on ${day} (${distance}).`;
export const renewsItself = 'It renews itself before.';
export const notRenewed =
  'It should have renewed itself. Ask whoever runs this site to make a new long-lived token and to set it as INSTAGRAM_TOKEN; the photos that were read stay until then.';

export const kindsOfItems = 'Kinds of items';

type ItemTexts = { edit: string; none: string; noMatch: (words: string) => string };

const itemTexts = (noun: string, kind: string): ItemTexts => ({
  edit: `Edit ${noun}`,
  none: `No ${noun}s yet. They appear here once a ${kind} source has been checked.`,
  noMatch: (words) => `No ${noun} contains “${words}”.`,
});

export const itemsOf: Record<FeedKind, ItemTexts> = {
  research: itemTexts('publication', 'Research'),
  blog: itemTexts('blog post', 'Blog'),
  podcast: itemTexts('episode', 'Podcast'),
  instagram: itemTexts('photo', 'Instagram'),
};

type FlagTexts = { isHidden: [whenOff: string, whenOn: string]; isPinned: [whenOff: string, whenOn: string] };

const flagTexts = (noun: string): FlagTexts => ({
  isHidden: [`${noun} is shown to visitors again`, `${noun} is hidden from visitors`],
  isPinned: [`${noun} is not pinned any more`, `${noun} is pinned: it comes first`],
});

export const flagged: Record<FeedKind, FlagTexts> = {
  research: flagTexts('Publication'),
  blog: flagTexts('Blog post'),
  podcast: flagTexts('Episode'),
  instagram: flagTexts('Photo'),
};

export const pinned = 'Pinned';
export const hidden = 'Hidden';
export const corrected = 'Corrected';
/** Of an item, in brackets. */
export const flags = (isHidden: boolean, isPinned: boolean): string =>
  (isHidden ? 'hidden' : 'shown') + (isPinned ? ', pinned' : '');
/** Found in the list beside titles and descriptions. */
export const wordsForFlags = { isHidden: 'hidden', isPinned: 'pinned' };

type FlagVerb = { label: string; of: (name: string) => string };

export const flagVerbs: Record<'show' | 'hide' | 'pin' | 'unpin', FlagVerb> = {
  show: { label: 'Show', of: (name) => `Show ${name}` },
  hide: { label: 'Hide', of: (name) => `Hide ${name}` },
  pin: { label: 'Pin', of: (name) => `Pin ${name}` },
  unpin: { label: 'Unpin', of: (name) => `Unpin ${name}` },
};

export const original = 'Original';
export const sourceError = 'The source says:';
export const sourceErrorTitle = 'The source says: {title}';
export const nothing = 'nothing';
export const leaveEmpty = 'Leave a field empty to keep the source’s text, updated automatically.';
export const titleOnSite = 'Title shown on the site';
export const captionOnSite = 'Caption shown on the site';
export const descriptionOnSite = 'Description shown on the site';
export const hideIt = 'Hide it';
export const hideItHelp = 'Visitors do not see it. You can show it again at any time.';
export const pinIt = 'Pin it';
export const pinItHelp = 'It comes first, before newer items.';
