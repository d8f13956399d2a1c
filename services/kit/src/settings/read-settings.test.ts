import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './read-settings.js';
import { serviceSettings } from './service-settings.js';

const good = {
  PORT: '8081',
  DATABASE_URL: 'postgres://majlis_cms:secret@localhost:5432/majlis',
  PUBLIC_ORIGIN: 'https://www.example.org',
};

test('valid settings are read with their defaults', () => {
  expect(readSettings(serviceSettings, { ...good, ADMIN_EMAILS: ' a@b.example, C@d.example ,', EMPTY: '' })).toEqual({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    SLOW_QUERY_MS: 500,
    HISTORY_DAYS: 730,
    ...good,
    PORT: 8081,
    ADMIN_EMAILS: ['a@b.example', 'C@d.example'],
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', undefined],
  ['DATABASE_URL', 'mysql://localhost/majlis'],
  ['DATABASE_URL', undefined],
  ['PUBLIC_ORIGIN', 'https://www.example.org/'],
  ['PUBLIC_ORIGIN', 'www.example.org'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
])('%s = %s is rejected by name', (name, value) => {
  expect(() => readSettings(serviceSettings, { ...good, [name]: value })).toThrow(new RegExp(`^ {2}${name}: `, 'm'));
});

test('all invalid settings are reported at once', () => {
  expect(() => readSettings(serviceSettings, {})).toThrow(/PORT: .*DATABASE_URL: .*PUBLIC_ORIGIN: /s);
});

test('a setting can be read from a file, and a missing file is reported', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'majlis-settings-')), 'database-url');
  writeFileSync(file, `${good.DATABASE_URL}\n`);
  const { DATABASE_URL, ...rest } = good;
  expect(readSettings(serviceSettings, { ...rest, DATABASE_URL_FILE: file }).DATABASE_URL).toBe(DATABASE_URL);
  expect(() => readSettings(serviceSettings, { ...rest, DATABASE_URL_FILE: '/nowhere' })).toThrow(
    /DATABASE_URL_FILE: cannot read \/nowhere/,
  );
});
