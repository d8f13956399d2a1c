import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asOwner } from '@majlis/kit/testing/database';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { inDays, type RunningConferences, runConferences } from '../../testing/running-conferences.js';

let service: RunningConferences;
let staff: RunningConferences['staff'];
beforeAll(async () => {
  service = await runConferences();
  ({ staff } = service);
});
beforeEach(() => service.empty());
afterAll(() => service.stop());

const slugs = async (browser = service.visitor) =>
  (await browser.get('/api/conferences').expect(200)).body.map(({ slug }: { slug: string }) => slug);
const from = (start: number, length = 2) => ({
  startDate: inDays(start),
  endDate: inDays(start + length),
});

test('featured conferences come first, then coming ones, then past ones from the newest', async () => {
  await service.hold({ slug: 'long-past', ...from(-400) });
  await service.hold({ slug: 'just-past', ...from(-20) });
  await service.hold({ slug: 'running', ...from(-1, 3) });
  await service.hold({ slug: 'later', ...from(50) });
  await service.hold({ slug: 'soon', ...from(5) });
  await service.hold({ slug: 'featured', ...from(300), featured: true });
  expect(await slugs()).toEqual(['featured', 'running', 'soon', 'later', 'just-past', 'long-past']);
});

test('the display order decides between conferences that begin together', async () => {
  const together = from(30);
  await service.hold({ slug: 'second', ...together, displayOrder: 2 });
  await service.hold({ slug: 'first', ...together, displayOrder: 1 });
  expect(await slugs()).toEqual(['first', 'second']);
});

test('a draft stays hidden from visitors, an archived conference does not', async () => {
  await service.hold({ slug: 'visible' });
  await service.hold({ slug: 'archived', ...from(-50), status: 'archived' });
  await service.hold({ slug: 'draft', status: 'draft' });
  expect(await slugs()).toEqual(['visible', 'archived']);
  await service.visitor.get('/api/conferences/slug/draft').expect(404);
  expect(await slugs(staff)).toContain('draft');
  expect((await staff.get('/api/conferences/slug/draft').expect(200)).body.status).toBe('draft');
});

test('visitors see neither who edited a conference nor the link to its virtual room', async () => {
  const virtualLink = 'https://meet.example/secret-room';
  await service.hold({ slug: 'online', isVirtual: true, virtualPlatform: 'zoom', virtualLink });
  const { body: shown } = await service.visitor.get('/api/conferences/slug/online').expect(200);
  expect(shown).toMatchObject({ slug: 'online', virtualPlatform: 'zoom', virtualLink: '' });
  expect(shown).not.toHaveProperty('updatedBy');
  const { body: whole } = await staff.get('/api/conferences/slug/online').expect(200);
  expect(whole).toMatchObject({ virtualLink, updatedBy: 'amal@majlis.example' });
});

test.each(['none', '%00', 'a%2Fb', '__proto__', '%F0%9F%95%8C', '%ff', 'x'.repeat(4_000)])(
  'the slug %s, which nothing has, answers 404 in words',
  async (slug) => {
    const { body } = await service.visitor.get(`/api/conferences/slug/${slug}`).expect(404);
    expect(body.message).toMatch(/^(Conference not found|This address does not exist\.)$/);
  },
);

test('the database itself refuses what must never be', async () => {
  await service.hold({ slug: 'taken' });
  await expect(service.hold({ slug: 'taken' })).rejects.toThrow('conferences_slug_taken');
  await expect(service.hold({ slug: 'a', ...from(5, -1) })).rejects.toThrow('conferences_end_not_before_start');
  await expect(service.hold({ slug: 'b', maxAttendees: -1 })).rejects.toThrow('conferences_capacity_not_negative');
});

test('an account that is taken off the list is a visitor at its next request', async () => {
  const list = join(mkdtempSync(join(tmpdir(), 'majlis-list-')), 'admin-emails');
  writeFileSync(list, 'amal@majlis.example\n');
  const listed = await runConferences({ ADMIN_EMAILS_FILE: list });
  await listed.hold({ slug: 'draft', status: 'draft' });
  const browser = listed.withCookie(await staffCookie(listed.data.ownerUrl));
  await browser.get('/api/conferences/slug/draft').expect(200);
  writeFileSync(list, 'yusuf@majlis.example\n');
  await browser.get('/api/conferences/slug/draft').expect(404);
  await listed.stop();
});

test('signing out in one service holds in this one at once', async () => {
  await service.hold({ slug: 'draft', status: 'draft' });
  const browser = service.withCookie(await staffCookie(service.data.ownerUrl, { email: 'yusuf@majlis.example' }));
  await browser.get('/api/conferences/slug/draft').expect(200);
  await asOwner(service.data.ownerUrl, "DELETE FROM auth.sessions WHERE email = 'yusuf@majlis.example'");
  await browser.get('/api/conferences/slug/draft').expect(404);
});
