import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';

/** Names that differ in spaces or capital letters are one room, with the name that comes first. */
export function nameRooms(sessions: AgendaSession[]): (session: AgendaSession) => string {
  const names = new Map<string, string>();
  for (const { location } of sessions) {
    const name = location.trim().replace(/\s+/g, ' ');
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return ({ location }) => names.get(location.trim().replace(/\s+/g, ' ').toLowerCase()) ?? '';
}

/** Room 2 comes before Room 10. */
export const compareRooms = (one: string, other: string): number =>
  one.localeCompare(other, undefined, { numeric: true });
