// Compares the time zones of this process with compiled ones: `compare.mjs FOLDER`. Prints a JSON list of those that differ.
import { readZone, zoneNames } from './tzif.mjs';

/** The comparison begins in 2000: conferences are not older, and ICU's history before 1970 has other sources. */
const start = Date.UTC(2000, 0, 1) / 1000;
const end = Date.UTC(2037, 0, 1) / 1000;
const week = 7 * 24 * 3600;

function offsetIn(format, seconds) {
  const name = format.formatToParts(seconds * 1000).find(({ type }) => type === 'timeZoneName').value;
  const [, sign, hours = 0, minutes = 0, rest = 0] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(rest));
}

function differs(folder, name) {
  const format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  const { start: first, transitions } = readZone(folder, name);
  let [current, next] = [first.offset, 0];
  const expectedAt = (seconds) => {
    while (transitions[next]?.time <= seconds) current = transitions[next++].offset;
    return current;
  };
  const changes = transitions.flatMap(({ time }) => [time - 1, time]);
  const weeks = Array.from({ length: Math.floor((end - start) / week) }, (_, index) => start + index * week);
  return [...changes, ...weeks]
    .filter((seconds) => seconds >= start && seconds < end)
    .sort((a, b) => a - b)
    .some((seconds) => offsetIn(format, seconds) !== expectedAt(seconds));
}

const [folder] = process.argv.slice(2);
process.stdout.write(JSON.stringify(zoneNames(folder).filter((name) => differs(folder, name))));
