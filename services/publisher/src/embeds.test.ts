import { embedPaths } from '@majlis/contracts/site/oembed.schema';
import { publicOrigin } from '@majlis/kit/testing/running-service';
import { conferenceActions, sessionPath } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site.close());

const times = { startTime: '2031-03-12T10:00', endTime: '2031-03-12T11:30' };

test('the pages for frames follow each save, without scripts, and go with their conference', async () => {
  const staff = site.staff('conferences');
  const zone = { timezone: 'Asia/Kuala_Lumpur', startDate: '2031-03-12T09:00', endDate: '2031-03-14T17:00' };
  const conferences = conferenceActions({ staff });
  const { id } = await conferences.create({ status: 'published', slug: 'faith', title: 'Faith & <self>', ...zone });
  const past = { startDate: '2020-03-12T09:00', endDate: '2020-03-14T17:00' };
  await conferences.create({ status: 'published', slug: 'past', title: 'Long ago', ...past });
  await conferences.create({ status: 'draft', slug: 'hidden', title: 'Not yet known' });
  const programme = embedPaths.conference(id);
  await site.publish(createTestRenderer().renderPage);
  expect(site.read(programme)).toContain('Program details will be available soon.');
  expect(site.read(embedPaths.events)).toContain(
    `<a href="${publicOrigin}/conferences/faith" target="_blank" rel="noopener" dir="auto">Faith &amp; &lt;self&gt;</a>`,
  );
  expect(site.read(embedPaths.events)).not.toMatch(/Long ago|Not yet known/);

  const { addSession, addPerson, assign } = conferenceActions({ staff });
  const session = await addSession(id, { title: 'الحرية', location: 'Hall A', ...times });
  await assign(session.id, await addPerson({ firstName: 'Layla', lastName: 'Haddad' }));
  await site.within5Seconds(() => site.read(programme).includes('Layla Haddad'));
  const html = site.read(programme);
  for (const part of [
    '<h2>Wed 12 Mar</h2>',
    '<time>10:00–11:30</time>',
    '<bdi>Hall A</bdi> · <bdi>Layla Haddad</bdi>',
    'Times in Asia/Kuala Lumpur',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<script|style=/);
  await staff
    .put(sessionPath(session.id))
    .send({ title: 'الحرية', location: 'Hall B', ...times })
    .expect(200);
  await site.within5Seconds(() => site.read(programme).includes('Hall B'));

  await staff.put(`/api/conferences/${id}/status`).send({ status: 'draft' }).expect(200);
  await site.within5Seconds(() => !site.has(programme));
  await site.within5Seconds(() => site.read(embedPaths.events).includes('No conference is planned at the moment.'));
});
