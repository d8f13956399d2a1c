import type { AgendaSession } from '@majlis/contracts/sessions';
import * as messages from '#messages/agenda';
import { isolate } from '../../../ui/text/isolate';
import type { AgendaClash } from './find-agenda-clashes';

/** More names would hide the row that they belong to. */
const maxNamedSessions = 2;

const titleOf = ({ title }: AgendaSession): string => isolate(title);
const roomOf = ({ location }: AgendaSession): string => isolate(location);

export const formatClash = ({ earlier, later, minutesBetween }: AgendaClash): string =>
  minutesBetween === undefined
    ? messages.overlap(titleOf(earlier), titleOf(later))
    : messages.walk(minutesBetween, titleOf(earlier), roomOf(earlier), titleOf(later), roomOf(later));

/** One text for each session that clashes, by session id. */
export function describeClashesOf(clashes: AgendaClash[]): [id: string, text: string][] {
  const overlaps = new Map<string, AgendaSession[]>();
  const walks = new Map<string, string[]>();
  for (const { earlier, later, minutesBetween } of clashes) {
    if (minutesBetween === undefined) {
      append(overlaps, earlier, later);
      append(overlaps, later, earlier);
    } else {
      append(walks, earlier, messages.walkTo(minutesBetween, titleOf(later), roomOf(later)));
      append(walks, later, messages.walkFrom(minutesBetween, titleOf(earlier), roomOf(earlier)));
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
  const named = sessions.slice(0, maxNamedSessions).map(titleOf);
  return [messages.overlapsWith(named, sessions.length - named.length)];
}

const limit = (texts: string[]): string[] => texts.slice(0, maxNamedSessions);
