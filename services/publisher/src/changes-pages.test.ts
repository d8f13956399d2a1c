import { changesFeedPath } from '@majlis/contracts/programme/programme-changes';
import { aSession, conferenceActions, sessionPath } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site.close());

test('the changes of a programme are published from its release on, follow each save, and go with the release', async () => {
  const staff = site.staff('conferences');
  const { id } = await conferenceActions({ staff }).create({ status: 'published', slug: 'faith' });
  const programme = conferenceActions({ staff });
  const keynote = await programme.addSession(id, { title: 'Opening' });
  const [page, feed] = ['/conferences/faith/changes', changesFeedPath(id)];
  const release = (isReleased: boolean) => staff.put(`/api/conferences/${id}/release`).send({ isReleased }).expect(200);
  await site.publish(createTestRenderer().renderPage);
  expect([site.has(page), site.has(feed)]).toEqual([false, false]);
  expect(site.read('/sitemap.xml')).not.toContain(page);
  await release(true);
  await site.within5Seconds(() => site.has(page) && site.has(feed));
  await site.within5Seconds(() => site.read('/sitemap.xml').includes(`${page}</loc>`));
  await staff
    .put(sessionPath(keynote.id))
    .send(aSession({ title: 'Renamed <b>', location: 'Hall B' }))
    .expect(200);
  await site.within5Seconds(() => site.read(page).includes('Hall B') && site.read(feed).includes('Renamed &lt;b&gt;'));
  await site.waitUntilIdle();
  await release(false);
  await site.within5Seconds(() => !site.has(page) && !site.has(feed));
  await site.within5Seconds(() => !site.read('/sitemap.xml').includes(page));
});
