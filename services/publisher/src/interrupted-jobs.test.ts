import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { parseMetrics } from '@majlis/kit/testing/read-metrics';
import { aConference, conferenceActions } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

let site: TestSite;
let pages: ReturnType<typeof createTestRenderer>;
let conferences: ReturnType<typeof conferenceActions>;
let other: Conference;
let sessions: Session[];

beforeAll(async () => {
  site = await TestSite.open();
  conferences = conferenceActions({ staff: site.staff('conferences') });
  const faith = await conferences.create({ status: 'published', slug: 'faith', title: 'Faith and Reason' });
  other = await conferences.create({ status: 'published', slug: 'other', title: 'Another one' });
  const { addSession } = conferenceActions({ staff: site.staff('conferences') });
  sessions = [];
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'])
    sessions.push(await addSession(faith.id, { title }));
});
beforeEach(() => {
  pages = createTestRenderer();
});
afterEach(() => site.stopPublishing());
afterAll(() => site.close());

const countSessionReads = async (): Promise<number> => {
  const { text } = await site.visitor('conferences').get('/metrics').expect(200);
  const reads = [...parseMetrics(text)].filter(([series]) => /^majlis_http_requests_total.*:sessionSlug/.test(series));
  return reads.reduce((sum, [, count]) => sum + count, 0);
};

test('a job that gave way reads nothing again that is up to date, neither for pages nor for images', async () => {
  const readsBefore = await countSessionReads();
  const saveHiddenEvent = async () => {
    const event = { year: '2014', title: 'Hidden', description: 'In a yard.', page: 'about', isActive: false };
    await site.staff('cms').post(endpoints.timelineEvents.path).send(event).expect(201);
    await sleep(500); // until the notification has arrived
  };
  let saving: Promise<void> | undefined;
  const { failures } = await site.publish(async (path, context) => {
    if (path.includes('/sessions/')) {
      saving ??= saveHiddenEvent();
      await saving;
    }
    return pages.renderPage(path, context);
  });
  expect(failures).toEqual({});
  expect(pages.renderedPaths.filter((path) => path.includes('/sessions/'))).toHaveLength(sessions.length);
  expect((await countSessionReads()) - readsBefore).toBe(sessions.length);
});

test('a job that gave way to a more urgent one is continued afterwards', async () => {
  let shouldInterrupt = false;
  await site.publish(async (path, context) => {
    if (shouldInterrupt && path.includes('/sessions/')) {
      shouldInterrupt = false;
      await conferences
        .put(other.id, aConference({ status: 'published', slug: 'other', title: 'More urgent' }))
        .expect(200);
      await sleep(500); // until the notification has arrived
    }
    return pages.renderPage(path, context);
  });
  shouldInterrupt = true;
  await site
    .staff('cms')
    .post(endpoints.content.path)
    .send({ key: 'footer.note', type: 'text', content: 'Good evening' })
    .expect(200);
  for (const { slug } of sessions)
    await site.within5Seconds(() => site.read(`/conferences/faith/sessions/${slug}`).includes('Good evening'));
});
