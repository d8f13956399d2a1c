import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { publish, unpublish } from '../../../gateway/test/publish.js';
import { type Gateway, startGateway, waitForFileCache } from '../../../gateway/test/start-gateway.js';
import { createInstallation } from '../../drill/doctor/create-installation.js';
import { formatResult } from '../check-result.js';
import { Installation } from '../installation.js';
import { checkConference } from './conference.js';

let gateway: Gateway;
let folder: string;
beforeAll(async () => {
  folder = createInstallation();
  gateway = await startGateway();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await gateway.stop();
});

const spring = { id: '1', slug: 'spring' };
const lists: Record<string, unknown[]> = {};
const prerendered = '<!doctype html><div id="root"><main>Spring</main></div>';
const pages = ['conferences/spring/index.html', 'conferences/spring/sessions/opening/index.html'] as const;
beforeEach(async () => {
  lists['/api/conferences'] = [{ id: '0', slug: 'empty' }, spring];
  lists['/api/conferences/1/agenda'] = [{ id: '2', slug: 'opening' }];
  gateway.services.conferences.respond = ({ url }) => ({ body: lists[url.split('?')[0] ?? ''] ?? [] });
  for (const page of pages) await publish(gateway.publishedFolder, page, prerendered);
});

async function conferenceLines(): Promise<string[]> {
  await waitForFileCache();
  const settings = new Map([['PUBLIC_ORIGIN', gateway.origin]]);
  return (await checkConference(new Installation(folder, settings), gateway.origin)).map(formatResult);
}

test('a conference with a session and that session are opened', async () => {
  expect(await conferenceLines()).toEqual([
    'ok     conferences: /conferences/spring and /conferences/spring/sessions/opening can be opened',
  ]);
});

test('without conferences, or while their service is down, nothing is reported', async () => {
  lists['/api/conferences'] = [];
  expect(await conferenceLines()).toEqual([]);
  gateway.services.conferences.respond = () => ({ status: 503 });
  expect(await conferenceLines()).toEqual([]);
});

test('a page that is not prerendered is a note at first, and an error once all pages were written', async () => {
  await publish(gateway.publishedFolder, pages[0], '<!doctype html><div id="root"></div>');
  expect(await conferenceLines()).toEqual([
    expect.stringMatching(
      /^note {3}conferences: the page \/conferences\/spring is not prerendered yet: .*SERVICE=publisher/,
    ),
  ]);
  await unpublish(gateway.publishedFolder, pages[0]);
  await writeFile(join(gateway.publishedFolder, '.complete'), '');
  expect(await conferenceLines()).toEqual([
    expect.stringMatching(
      /^wrong {2}conferences: the page \/conferences\/spring responds with 404, .*SERVICE=publisher/,
    ),
  ]);
});
