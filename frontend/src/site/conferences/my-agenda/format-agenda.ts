import type { AgendaSession } from '@majlis/contracts/sessions';
import { isolate } from '../../../ui/text/isolate';
import type { AgendaClash } from './find-agenda-clashes';

/** More names would hide the row that they belong to. */
const maxNamedSessions = 2;

const quote = ({ title }: AgendaSession): string => `“${isolate(title)}”`;
const formatMinutes = (minutes: number): string =>
  minutes === 0 ? 'No time' : `Only ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

export const formatCount = (count: number): string => `${count} ${count === 1 ? 'session' : 'sessions'}`;

export const formatClash = ({ earlier, later, minutesBetween }: AgendaClash): string =>
  minutesBetween === undefined
    ? `${quote(earlier)} overlaps with ${quote(later)}.`
    : `${formatMinutes(minutesBetween)} to get from ${quote(earlier)} in ${isolate(earlier.location)} to ${quote(later)} in ${isolate(later.location)}.`;

/** One text for each session that clashes, by session id. */
export function describeClashesOf(clashes: AgendaClash[]): [id: string, text: string][] {
  const overlaps = new Map<string, AgendaSession[]>();
  const walks = new Map<string, string[]>();
  for (const { earlier, later, minutesBetween } of clashes) {
    if (minutesBetween === undefined) {
      append(overlaps, earlier, later);
      append(overlaps, later, earlier);
    } else {
      const time = formatMinutes(minutesBetween);
      append(walks, earlier, `${time} to get to ${quote(later)} in ${isolate(later.location)}.`);
      append(walks, later, `${time} to get here from ${quote(earlier)} in ${isolate(earlier.location)}.`);
    }
  }
  const ids = new Set([...overlaps.keys(), ...walks.keys()]);
  return [...ids].map((id) => [
    id,
    [...formatOverlaps(overlaps.get(id) ?? []), ...limit(walks.get(id) ?? [])].join(' '),
  ]);
}

function append<Item>(lists: Map<string, Item[]>, { id }: AgendaSession, item: Item): void {
  const list = lists.get(id);
  if (list) list.push(item);
  else lists.set(id, [item]);
}

function formatOverlaps(sessions: AgendaSession[]): string[] {
  if (sessions.length === 0) return [];
  const named = sessions.slice(0, maxNamedSessions).map(quote);
  const others = sessions.length - named.length;
  const last = others > 0 ? `${others} more` : named.pop();
  return [`Overlaps with ${[named.join(', '), last].filter(Boolean).join(' and ')}.`];
}

const limit = (texts: string[]): string[] => texts.slice(0, maxNamedSessions);
