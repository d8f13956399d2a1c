import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';

// The sessions are in the fragment, which browsers never send: no log and no server learns which sessions a visitor attends.
const hashPrefix = '#agenda=';
/**
 * A link has only the last 48 bits of each session id, as 8 characters: they differ within a programme, and a whole id is three
 * times as long.
 */
const keyLength = 8;

export type SharedAgenda = {
  /** The chosen sessions that are in the programme. */
  ids: ReadonlySet<string>;
  unknownCount: number;
  /** True if the end of the link is missing. */
  isCut: boolean;
};

export const agendaHash = (ids: Iterable<string>): string => hashPrefix + [...ids].map(toKey).join('');

/** Returns undefined if the hash is not that of a shared agenda. */
export function parseAgendaHash(hash: string, sessions: AgendaSession[]): SharedAgenda | undefined {
  if (!hash.startsWith(hashPrefix)) return undefined;
  const text = hash.slice(hashPrefix.length);
  const keys = new Set(text.match(/.{8}/gs));
  const known = sessions.filter(({ id }) => keys.has(toKey(id)));
  return {
    ids: new Set(known.map(({ id }) => id)),
    unknownCount: keys.size - known.length,
    isCut: text.length % keyLength !== 0,
  };
}

function toKey(id: string): string {
  const digits = id.replaceAll('-', '').slice(-12).match(/../g) ?? [];
  const bytes = digits.map((pair) => Number.parseInt(pair, 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
