import { presentZoneName, presentZoneNames } from './zone-names.js';

const names = Object.entries(presentZoneNames);

test.each(names)('%s has the times of %s', (old, present) => {
  const [formerly, now] = [old, present].map(
    (timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
  );
  for (let year = 2010; year < 2030; year += 1)
    for (const month of [0, 3, 6, 9]) {
      const at = Date.UTC(year, month, 1);
      expect(formerly?.format(at)).toBe(now?.format(at));
    }
});

test('a present name is no old one', () => {
  for (const [, present] of names) expect(presentZoneName(present)).toBe(present);
});
