// Brings zoneinfo64.res to the release of compiled time zones: `node infra/time-zones/update.mjs [FOLDER]`, by default those of
// this machine. It needs derb and genrb (Debian: icu-devtools). infra/adr/programme.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { presentZoneName } from '@majlis/contracts/shared/zone-names';
import { readRelease, readZone } from './tzif.mjs';

const own = fileURLToPath(new URL('.', import.meta.url));
const [zoneFolder = '/usr/share/zoneinfo'] = process.argv.slice(2);

function listDifferences(resourceFolder) {
  const environment = { ...process.env, ICU_TIMEZONE_FILES_DIR: resourceFolder };
  const script = fileURLToPath(new URL('compare.mjs', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [script, zoneFolder], { env: environment, encoding: 'utf8' }));
}

const secondsOf = (year) => Date.UTC(year, 0, 1) / 1000;
const min32 = -(2 ** 31);
/** zic writes each transition until 2037, so ICU's own rule of a zone is used from then on. */
const finalYear = 2037;

/** Returns the table of one zone in the source form of ICU's resources. `before` is the zone's old table. */
function formatZone({ start, transitions, rule }, before) {
  const hasRule = rule.includes(',');
  const used = transitions.filter(({ time }) => time > -1e11 && time < (hasRule ? secondsOf(finalYear) : 2 ** 31));
  const types = [];
  const typeIndex = (offset, daylight) => {
    const text = `${offset - daylight}, ${daylight}`;
    if (!types.includes(text)) types.push(text);
    return types.indexOf(text);
  };
  typeIndex(start.offset, 0);
  let standard = start.offset;
  const map = used.map(({ offset, isDaylight }) => {
    if (!isDaylight) standard = offset;
    // ICU cannot express daylight saving time that is behind standard time, as in Ireland's law.
    return typeIndex(offset, isDaylight ? Math.max(offset - standard, 0) : 0);
  });
  const early = used.filter(({ time }) => time < min32).flatMap(({ time }) => [Math.floor(time / 2 ** 32), time | 0]);
  const times = used.filter(({ time }) => time >= min32).map(({ time }) => time);
  const final = before.match(/final(?:Rule|Raw:int)\s*\{[^}]*\}/g);
  if (hasRule && !final) throw new Error(`ICU has no rule for ${rule}: use the file of unicode-org/icu-data`);
  return [
    ':table {',
    early.length > 0 ? `transPre32:intvector { ${early.join(', ')} }` : '',
    `trans:intvector { ${times.join(', ')} }`,
    `typeOffsets:intvector { ${types.join(', ')} }`,
    `typeMap:bin { "${map.map((index) => index.toString(16).padStart(2, '0')).join('')}" }`,
    hasRule ? `${final.join(' ')} finalYear:int { ${finalYear} }` : '',
    '}',
  ].join('\n');
}

function splitZones(text) {
  const [, head, zones, tail] = /^([\s\S]*?\n {4}Zones(?::array)?\s*\{\n)([\s\S]*?\n)( {4}\}[\s\S]*)$/.exec(text);
  const names = [.../\n {4}Names(?::array)?\s*\{([\s\S]*?)\n {4}\}/.exec(text)[1].matchAll(/"([^"]+)"/g)];
  const entries = zones.match(/^ {8}(?::int \{ \d+ \}|:?\w* ?\{\n[\s\S]*?^ {8}\})$/gm);
  if (entries?.length !== names.length) throw new Error(`${entries?.length} zones, ${names.length} names`);
  return { head, tail, entries, names: names.map(([, name]) => name) };
}

/** Replaces the tables of zones that differ. An entry that is only a number shares the table of another zone. */
function patchZones(text, differing) {
  const { head, tail, entries, names } = splitZones(text);
  for (const name of differing) {
    const index = names.indexOf(name);
    if (index < 0) throw new Error(`ICU does not know ${name}: use the file of unicode-org/icu-data`);
    const original = Number(/^ {8}:int \{ (\d+) \}/.exec(entries[index])?.[1] ?? index);
    if (original !== index && differing.includes(names[original])) continue;
    entries[index] = formatZone(readZone(zoneFolder, name), entries[original]);
  }
  const release = readRelease(zoneFolder);
  return (head + entries.join('\n') + tail)
    .replace(/zoneinfo64(:table)?\s*\{/, 'zoneinfo64:table(nofallback) {')
    .replace(/TZVersion\s*\{\s*"[^"]*"\s*\}/, `TZVersion { "${release}" }`);
}

/** Returns former names of zones that `services/contracts/src/shared/zone-names.ts` lacks. */
function listUnknownLinks() {
  const read = (name) => readFileSync(join(zoneFolder, name), 'utf8');
  const places = new Set([
    'UTC',
    'GMT',
    ...read('zone.tab')
      .split('\n')
      .map((line) => line.split('\t')[2]),
  ]);
  const links = [...read('tzdata.zi').matchAll(/^L \S+ (\S+)$/gm)].map(([, name]) => name);
  return links.filter((name) => !places.has(name) && presentZoneName(name) === name);
}

const differing = listDifferences(own);
const work = mkdtempSync(join(tmpdir(), 'time-zones-'));
execFileSync('derb', ['-s', own, '-d', work, 'zoneinfo64.res']);
writeFileSync(join(work, 'zoneinfo64.txt'), patchZones(readFileSync(join(work, 'zoneinfo64.txt'), 'utf8'), differing));
execFileSync('genrb', ['-q', '-d', work, join(work, 'zoneinfo64.txt')]);
const remaining = listDifferences(work);
if (remaining.length > 0) throw new Error(`These zones are still different: ${remaining.join(', ')}`);
writeFileSync(join(own, 'zoneinfo64.res'), readFileSync(join(work, 'zoneinfo64.res')));
rmSync(work, { recursive: true });
process.stdout.write(
  `Time zones are of ${readRelease(zoneFolder)} now. Changed: ${differing.toSorted().join(', ') || 'none'}\n` +
    `Former names without a present one: ${listUnknownLinks().join(', ') || 'none'}\n`,
);
