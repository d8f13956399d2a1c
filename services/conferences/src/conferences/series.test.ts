import { endpoints } from '@majlis/contracts/api/endpoints';
import { conferenceActions } from '../../testing/conference-actions.js';
import { type RunningConferences, runConferences } from '../../testing/running-conferences.js';

let service: RunningConferences;
let create: ReturnType<typeof conferenceActions>['create'];
beforeAll(async () => {
  service = await runConferences();
  ({ create } = conferenceActions(service));
});
afterAll(() => service.stop());

test('the editions of a series are those that visitors see, and itself', async () => {
  const add = (year: number, changes: object = {}) =>
    create({
      ...{ title: `Forum ${year}`, slug: `forum-${year}`, series: 'Forum', status: 'published' },
      ...{ startDate: `${year}-03-27T09:00Z`, endDate: `${year}-03-28T09:00Z` },
      ...changes,
    });
  await add(2032);
  await add(2030, { status: 'archived' });
  await add(2033, { status: 'draft' });
  await add(2031, { series: 'Other' });
  await add(2034, { series: '' });
  const slugsOf = async (slug: string, browser = service.visitor) =>
    (await browser.get(endpoints.conferenceBySlug(slug).path).expect(200)).body.editions?.map(
      (edition: { slug: string }) => edition.slug,
    );
  expect(await slugsOf('forum-2032')).toEqual(['forum-2030', 'forum-2032']);
  expect(await slugsOf('forum-2033', service.staff)).toEqual(['forum-2030', 'forum-2032', 'forum-2033']);
  expect(await slugsOf('forum-2031')).toEqual(['forum-2031']);
  expect(await slugsOf('forum-2034')).toEqual([]);
  const [listed] = (await service.visitor.get(endpoints.conferences.path).expect(200)).body;
  expect(listed).toHaveProperty('series');
});
