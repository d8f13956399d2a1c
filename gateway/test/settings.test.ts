import { expect, test } from '@jest/globals';
import { readSettings } from '../src/read-settings.js';

const needed = {
  PORT: '8080',
  CMS_URL: 'http://127.0.0.1:1',
  CONFERENCES_URL: 'http://127.0.0.1:2',
  FEEDS_URL: 'http://127.0.0.1:3',
  UPLOADS_FOLDER: '/srv/images',
  SITE_FOLDER: '/srv/site',
  PUBLISHED_FOLDER: '/srv/published',
};

test.each([
  [{}, 'https:'],
  [{ MEDIA_SOURCES: '' }, 'https:'],
  [{ MEDIA_SOURCES: 'https: http://127.0.0.1:20123' }, 'https: http://127.0.0.1:20123'],
])('with %o recordings may come from %s', (more, mediaSources) => {
  expect(readSettings({ ...needed, ...more })).toMatchObject({ mediaSources });
});

test('sources of recordings that would end the rule are refused by name', () => {
  const environment = { ...needed, MEDIA_SOURCES: "https:; script-src 'unsafe-inline'" };
  expect(() => readSettings(environment)).toThrow('MEDIA_SOURCES: is not a list of addresses');
});
