import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import type { Part, SystemStatus } from '@majlis/contracts/system-status';
import { capitalised } from '../../ui/text/capitalised';
import { momentOf } from '../feeds/moments';
import { stateOf } from '../feeds/sources/source-state';
import { troublesOfBackups } from './backup-troubles';
import { inWords, partWords } from './part-words';
import { seeLog, startAgain, type Trouble } from './trouble';

const minute = 60_000;
/** An upgrade is over by then, and the pages are never that far behind. */
const patience = { upgrade: 15 * minute, pages: 5 * minute };
const busyShare = 0.8;

/** What is wrong with an installation, the worse first; nothing, if everything works. */
export function troubles(status: SystemStatus): Trouble[] {
  const now = Date.parse(status.at);
  const found = [
    ...status.parts.flatMap((part) => ofPart(part, status, now)),
    ...ofVersions(status, now),
    ...ofStore(status),
    ...ofDatabase(status),
    ...ofPages(status, now),
    ...troublesOfBackups(status.backups, now),
  ];
  return found.toSorted((a, b) => Number(b.isBroken) - Number(a.isBroken));
}

function ofPart({ name, copies }: Part, status: SystemStatus, now: number): Trouble[] {
  const { title, absence } = partWords[name];
  const gone = copies.filter(({ isAnswering }) => !isAnswering);
  const last = gone
    .map(({ seenAt }) => seenAt)
    .toSorted()
    .at(-1);
  const since = last ? ` since ${momentOf(last, now)}` : '';
  // Whoever reads this was answered by it.
  if (gone.length === copies.length && name === 'cms')
    return [{ isBroken: false, text: `The cms answers, but could not note that it runs${since}.`, ...seeLog(status) }];
  if (gone.length === copies.length)
    return [{ isBroken: true, text: `${title} (${name}) does not answer${since}. ${absence}`, ...startAgain(status) }];
  if (gone.length === 0) return [];
  const [few, verb] = [capitalised(inWords(gone.length)), gone.length === 1 ? 'has' : 'have'];
  const text = `${few} of ${inWords(copies.length)} copies of ${name} ${verb} not answered${since}. The others do the work.`;
  return [{ isBroken: false, text, ...startAgain(status) }];
}

/** Those of all copies that answer. */
export const versionsOf = (parts: Part[]): string[] => [
  ...new Set(parts.flatMap(({ copies }) => copies.filter((copy) => copy.isAnswering).map(({ version }) => version))),
];

function ofVersions({ parts, backups }: SystemStatus, now: number): Trouble[] {
  const copies = parts.flatMap((part) => part.copies).filter(({ isAnswering }) => isAnswering);
  const newest = copies
    .map(({ startedAt }) => startedAt)
    .toSorted()
    .at(-1);
  const isOne = versionsOf(parts).length < 2 || !newest;
  if (isOne || !backups.areExpected || now - Date.parse(newest) < patience.upgrade) return [];
  const text = `Two versions have run side by side since ${momentOf(newest, now)}.`;
  return [
    { isBroken: false, text, advice: 'An upgrade did not come to its end. It goes on with', command: 'make upgrade' },
  ];
}

function ofStore(status: SystemStatus): Trouble[] {
  if (status.objectStore.answers) return [];
  const text =
    'The store of pictures and documents does not answer. Pictures that were seen of late are still shown; others are not, and nothing can be uploaded.';
  return [{ isBroken: true, text, ...seeLog(status) }];
}

function ofDatabase({ database: { connections, connectionLimit } }: SystemStatus): Trouble[] {
  if (connections < connectionLimit * busyShare) return [];
  const text = `The database has ${connections} of ${connectionLimit} connections in use. Without a free one requests wait, then fail.`;
  return [{ isBroken: false, text, advice: 'Run fewer copies, or raise max_connections of PostgreSQL.' }];
}

function ofPages(status: SystemStatus, now: number): Trouble[] {
  const { pages } = status;
  if (!pages) return [];
  const found: Trouble[] = [];
  if (pages.failed > 0) {
    const text = 'Not all pages could be written. What was written before stays, and it is tried again by itself.';
    found.push({ isBroken: true, text, ...seeLog(status) });
  }
  if (pages.busySince && now - Date.parse(pages.busySince) > patience.pages) {
    const text = `The pages have been behind what was saved since ${momentOf(pages.busySince, now)}.`;
    found.push({ isBroken: false, text, advice: 'After large changes that is no fault; it ends by itself.' });
  }
  return found;
}

/** The sources that fail or are stale, all in one. */
export function troublesOfFeeds(sources: FeedSourceStatus[], now: number): Trouble[] {
  const poor = sources.filter((source) => ['red', 'amber'].includes(stateOf(source, now).tone)).length;
  if (poor === 0) return [];
  const few = `${capitalised(inWords(poor))} outside feed${poor === 1 ? '' : 's'}`;
  const text = `${few} could not be read. What was read last is shown.`;
  const link = { to: '/admin/feeds', label: 'See the sources' };
  return [{ isBroken: false, text, advice: 'Each source says what is wrong.', link }];
}
