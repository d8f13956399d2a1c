import { changedZones, zoneAt } from './zone-changes.js';

const day = 24 * 3_600_000;
const start = Date.UTC(2023, 10, 1);

const offsetOf = (zone: string) => {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return (instant: number) => format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
};

test.each(changedZones)('%s has the times of the zone that replaces it', (zone) => {
  const offsetOfZone = offsetOf(zone);
  const offsets = new Map<string, ReturnType<typeof offsetOf>>();
  for (let at = start; at < Date.UTC(2037, 0, 1); at += day / 4) {
    const equivalent = zoneAt(zone, at);
    if (equivalent === zone) continue;
    if (!offsets.has(equivalent)) offsets.set(equivalent, offsetOf(equivalent));
    const actual = [at, offsets.get(equivalent)?.(at)];
    if (actual[1] !== offsetOfZone(at)) expect(actual).toEqual([at, offsetOfZone(at)]);
  }
  expect(offsets.size).toBe(1);
});

test('a zone without a change and a time before the change are as they were', () => {
  expect(zoneAt('Asia/Kuala_Lumpur', '2026-11-01T09:00:00Z')).toBe('Asia/Kuala_Lumpur');
  expect(zoneAt('Africa/Casablanca', '2026-09-20T00:59:59Z')).toBe('Africa/Casablanca');
  expect(zoneAt('Africa/Casablanca', '2026-09-20T01:00:00Z')).toBe('Africa/Abidjan');
  expect(zoneAt('America/Havana', '2027-12-01T00:00:00Z')).toBe('America/Havana');
});
