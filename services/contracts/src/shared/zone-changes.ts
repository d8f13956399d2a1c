/**
 * Changes of law that browsers from the end of 2023 may not know (infra/adr/programme.md): from an instant on, and some until another one,
 * a zone has the times of a zone that every browser knows. `infra/time-zones/update.mjs` names zones that belong here.
 */
const changes: [equivalent: string, since: string, zones: string, until?: string][] = [
  ['Africa/Abidjan', '2026-09-20T01:00Z', 'Africa/Casablanca Africa/El_Aaiun'],
  ['Etc/GMT+3', '2024-10-06T04:00Z', 'America/Asuncion'],
  ['Etc/GMT+4', '2026-11-01T05:00Z', 'America/Havana', '2027-03-14T05:00Z'],
  ['Etc/GMT+5', '2026-11-01T07:00Z', 'America/Winnipeg'],
  ['Etc/GMT+6', '2026-11-01T08:00Z', 'America/Edmonton America/Inuvik'],
  ['Etc/GMT+7', '2026-11-01T09:00Z', 'America/Vancouver'],
  ['America/Nuuk', '2024-03-31T01:00Z', 'America/Scoresbysund'],
  ['Etc/GMT-5', '2024-02-29T18:00Z', 'Asia/Almaty Asia/Qostanay Antarctica/Vostok'],
  ['Etc/GMT-8', '2023-11-01T00:00Z', 'Antarctica/Casey'],
  ['Europe/Bucharest', '2024-01-01T00:00Z', 'Europe/Chisinau'],
];

const byZone = new Map(
  changes.flatMap(([equivalent, since, zones, until]) =>
    zones.split(' ').map((zone) => [zone, { equivalent, since: Date.parse(since), until: until && Date.parse(until) }]),
  ),
);

export const changedZones: string[] = [...byZone.keys()];

/** Returns a zone that has the same times at this instant and for which the data of an old browser are right, too. */
export function zoneAt(zone: string, instant: string | number): string {
  const change = byZone.get(zone);
  if (!change) return zone;
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  return at >= change.since && at < (change.until || Number.POSITIVE_INFINITY) ? change.equivalent : zone;
}
