import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { SocialPost } from '@majlis/contracts/feeds/feed-items';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { type FakeInstagram, startFakeInstagram } from '../../testing/fake-instagram.js';
import { type RunningFeeds, runFeedsAndWait } from '../../testing/running-feeds.js';
import { InstagramTokenEntity } from './instagram-token.js';

let fakeInstagram: FakeInstagram;
let data: TestDatabase;
let feeds: RunningFeeds;
beforeEach(async () => {
  fakeInstagram = await startFakeInstagram();
  data = await createDatabase();
});
afterEach(async () => {
  await feeds.stop();
  await data.drop();
  await fakeInstagram.stop();
});

const run = async () => {
  feeds = await runFeedsAndWait(data, { INSTAGRAM_TOKEN: 'given', INSTAGRAM_API_URL: fakeInstagram.origin });
};
const posts = async (): Promise<SocialPost[]> =>
  (await feeds.visitor.get(endpoints.instagramPosts.path).expect(200)).body;
const readSource = async () => (await feeds.staff.get(staffEndpoints.feedSources.path).expect(200)).body[0];

test('posts come newest first, with our own copy of their picture', async () => {
  fakeInstagram.posts = [
    fakeInstagram.post('1'),
    fakeInstagram.post('2', { media_type: 'CAROUSEL_ALBUM', caption: 'قاعة\nand <b>stairs</b>' }),
    fakeInstagram.post('3', { media_type: 'VIDEO', thumbnail_url: `${fakeInstagram.origin}/picture-frame.jpg` }),
    fakeInstagram.post('4', { media_type: 'REEL_OF_TOMORROW', media_url: undefined, like_count: 0 }),
  ];
  await run();
  await feeds.copyPictures();
  const visiblePosts = await posts();
  expect(visiblePosts.map(({ id, media_type, like_count }) => [id, media_type, like_count])).toEqual([
    ['4', 'REEL_OF_TOMORROW', 0],
    ['3', 'VIDEO', 3],
    ['2', 'CAROUSEL_ALBUM', 3],
    ['1', 'IMAGE', 3],
  ]);
  expect(visiblePosts[0]?.media_url).toBe('');
  expect(visiblePosts[2]).toMatchObject({
    caption: 'قاعة\nand <b>stairs</b>',
    comments_count: 1,
    timestamp: '2026-11-02T08:00:00.000Z',
    permalink: 'https://www.instagram.com/p/2/',
  });
  for (const { media_url } of visiblePosts.slice(1)) {
    expect(media_url).toMatch(/^\/images\/feeds\/[0-9a-f]{64}-40x30\.webp$/);
    expect(existsSync(join(feeds.imagesFolder, media_url.replace('/images/', '')))).toBe(true);
  }
  expect(JSON.stringify(visiblePosts)).not.toContain(fakeInstagram.origin);
});

test('a picture whose URL only has a new signature is not copied again', async () => {
  fakeInstagram.posts = [fakeInstagram.post('1')];
  await run();
  await feeds.copyPictures();
  fakeInstagram.posts = [fakeInstagram.post('1', { like_count: 9 })];
  await feeds.refresh();
  await feeds.copyPictures();
  expect([fakeInstagram.pictures, (await posts())[0]?.like_count]).toEqual([1, 9]);
});

test('a post removed by its owner is deleted, but an empty response deletes nothing', async () => {
  fakeInstagram.posts = [fakeInstagram.post('1'), fakeInstagram.post('2')];
  await run();
  fakeInstagram.posts = [];
  await feeds.refresh();
  expect(await posts()).toHaveLength(2);
  fakeInstagram.posts = [fakeInstagram.post('2')];
  await feeds.refresh();
  expect((await posts()).map(({ id }) => id)).toEqual(['2']);
});

test('one invalid post does not reject the others', async () => {
  fakeInstagram.posts = [
    fakeInstagram.post('1'),
    { id: 7 },
    fakeInstagram.post('3', { permalink: 'javascript:alert(1)' }),
  ];
  await run();
  expect((await posts()).map(({ id }) => id)).toEqual(['1']);
});

test.each([
  ['the same post twice', { id: '1' }, {}],
  ['more likes than there are people', { like_count: 8e15, comments_count: -3 }, { like_count: 0, comments_count: 0 }],
  ['a NUL in its caption and type', { caption: 'a\0b', media_type: 'IM\0AGE' }, { caption: 'a b', media_type: '' }],
  ['a caption of 300,000 tags', { caption: '<b>'.repeat(300_000) }, { caption: `${'<b>'.repeat(733)}<` }],
  ['a date of 500,000 letters', { timestamp: 'a'.repeat(500_000) }, { id: '2' }],
  ['half of a letter', { caption: 'x\ud83d' }, { caption: 'x' }],
])('%s is read as well as it can be', async (_case, changes, expected) => {
  fakeInstagram.posts = [fakeInstagram.post('1'), fakeInstagram.post('2', changes)];
  const started = performance.now();
  await run();
  expect(performance.now() - started).toBeLessThan(onThisMachine(10_000));
  expect((await readSource()).error).toBeNull();
  expect(await posts()).toContainEqual(expect.objectContaining(expected));
});

test.each([
  ['a link that is no page', { permalink: 'https://\0' }],
  ['a name with a NUL', { id: 'a\0' }],
])('a post with %s does not take the others with it', async (_case, changes) => {
  fakeInstagram.posts = [fakeInstagram.post('1'), fakeInstagram.post('2', changes)];
  await run();
  expect((await posts()).map(({ id }) => id)).toEqual(['1']);
});

test('the token is renewed, stored and used, and not renewed again within an hour', async () => {
  fakeInstagram.posts = [fakeInstagram.post('1')];
  await run();
  expect(fakeInstagram.renewals).toBe(1);
  await feeds.refresh();
  expect([fakeInstagram.renewals, (await readSource()).error]).toEqual([1, null]);
  const inDays = (Date.parse((await readSource()).tokenExpiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(inDays)).toBe(60);
  const [anHour, aWeek] = [new Date(Date.now() - 3_600_000), new Date(Date.now() - 8 * 86_400_000)];
  for (const triedAt of [anHour, aWeek]) {
    await feeds.database.manager.update(InstagramTokenEntity, { token: 'renewed-1' }, { renewedAt: aWeek, triedAt });
    await feeds.refresh();
    expect(fakeInstagram.renewals).toBe(triedAt === anHour ? 1 : 2);
  }
});

test('a rejected token keeps the last posts and is reported without its value', async () => {
  fakeInstagram.posts = [fakeInstagram.post('1')];
  await run();
  fakeInstagram.tokens = new Set();
  await feeds.refresh();
  expect(await posts()).toHaveLength(1);
  const state = await readSource();
  expect(state.error).toEqual({ code: 'tokenExpired', text: 'The token has expired (code 190)' });
  expect(JSON.stringify(state)).not.toMatch(/renewed-1|given/);
});

test.each([
  [{ code: 190, error_subcode: 463 }, 'tokenExpired', 'The token has expired (code 190)'],
  [{ code: 190, error_subcode: 460 }, 'tokenRejected', 'The token was withdrawn (code 190, 460)'],
  [{ code: 4 }, 'tooOften', 'Answered with status 429 (code 4)'],
  [{ code: 10 }, 'tokenRejected', 'Answered with status 400 (code 10)'],
  [{ code: 100 }, 'refused', 'Answered with status 400 (code 100)'],
])('the error %j is told as what it is', async (error, code, text) => {
  fakeInstagram.posts = [fakeInstagram.post('1')];
  await run();
  Object.assign(fakeInstagram, { tokens: new Set(), error });
  await feeds.refresh();
  expect((await readSource()).error).toEqual({ code, text });
});

test('posts that cannot be read are counted', async () => {
  fakeInstagram.posts = [fakeInstagram.post('1'), { id: 7 }, fakeInstagram.post('3', { timestamp: 'soon' })];
  await run();
  expect(await readSource()).toMatchObject({ skippedItems: { unreadable: 1 }, itemNotes: { noDate: 1 } });
  expect((await posts()).map(({ id, timestamp }) => [id, timestamp])).toEqual([
    ['1', '2026-11-01T08:00:00.000Z'],
    ['3', '2026-11-01T08:00:00.000Z'],
  ]);
});
