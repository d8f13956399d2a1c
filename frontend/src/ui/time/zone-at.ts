type FindZone = (zone: string, instant: string) => string;

let findZone: FindZone = (zone) => zone;

/** Called by correct-time-zones.ts: the list of changes is too long for a first visit. */
export function setZoneFinder(finder: FindZone): void {
  findZone = finder;
}

/** The zone to compute with, in which an old browser is right as well (ADR 0032). */
export const zoneAt: FindZone = (zone, instant) => findZone(zone, instant);
