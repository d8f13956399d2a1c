import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';

// The sessions stand in the fragment, which browsers never send: neither logs nor other servers learn who goes where.
const hashPrefix = '#agenda=';
/** The last 48 bits of an id, of which no two sessions of a programme share all: a third of a whole id. */
const keyLength = 8;

export type SharedAgenda = {
  /** The chosen sessions that are in the programme. */
  ids: ReadonlySet<string>;
  unknownCount: number;
  /** True if the end of the link is missing. */
  isCut: boolean;
};

export const agendaHash = (ids: Iterable<string>): string => hashPrefix + [...ids].map(toKey).join('');

/** Undefined if the hash is none of a shared agenda. */
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
