import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const noZone = /^(posix|right)\/|\.|^(leapseconds|posixrules|localtime|Factory)$/;

/** Returns the names of the zones in a folder that zic compiled, such as /usr/share/zoneinfo. */
export const zoneNames = (folder) =>
  readdirSync(folder, { recursive: true }).filter(
    (name) => !noZone.test(name) && statSync(join(folder, name)).isFile(),
  );

/** Returns the release, such as '2026f', from the first line of the source in the same folder. */
export const readRelease = (folder) => /^# version (\w+)/.exec(readFileSync(join(folder, 'tzdata.zi'), 'utf8'))?.[1];

/** Returns the transitions in seconds with the type that begins there (RFC 9636); `rule` is the POSIX rule after the last one. */
export function readZone(folder, name) {
  const data = readFileSync(join(folder, name));
  // The first block has 32-bit times and is skipped; the second has the same in 64 bits.
  const [first, firstEnd] = blockAt(data, 0);
  const [block] = blockAt(data, firstEnd);
  if (data.toString('latin1', 0, 4) !== 'TZif' || first.version < 0x32) throw new Error(`${name} is no TZif file`);
  let at = firstEnd + 44;
  const times = Array.from({ length: block.times }, (_, index) => Number(data.readBigInt64BE(at + 8 * index)));
  at += 8 * block.times;
  const typeOf = data.subarray(at, at + block.times);
  at += block.times;
  const types = Array.from({ length: block.types }, (_, index) => ({
    offset: data.readInt32BE(at + 6 * index),
    isDaylight: data[at + 6 * index + 4] === 1,
  }));
  const transitions = times.map((time, index) => ({ time, ...types[typeOf[index]] }));
  return { start: types[0], transitions, rule: data.toString('latin1').trimEnd().split('\n').at(-1) };
}

function blockAt(data, start) {
  const count = (index) => data.readUInt32BE(start + 20 + 4 * index);
  const [isUtc, isStandard, leaps, times, types, letters] = [0, 1, 2, 3, 4, 5].map(count);
  const timeBytes = start === 0 ? 4 : 8;
  const bytes = times * (timeBytes + 1) + types * 6 + letters + leaps * (timeBytes + 4) + isStandard + isUtc;
  return [{ version: data[start + 4], times, types }, start + 44 + bytes];
}
