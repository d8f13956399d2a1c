import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { HeroImage } from '@majlis/contracts/hero-images';
import { sanitiseHtml } from '@majlis/kit/html/sanitise-html';
import { brokenBodies, hostileBodies, hostileSegments } from '@majlis/kit/testing/hostile-bodies';
import { type RunningCms, runCms } from '../testing/running-cms.js';

let cms: RunningCms;
let image: HeroImage;
beforeAll(async () => {
  cms = await runCms();
});
beforeEach(async () => {
  image = (await cms.staff.post('/api/cms/hero-images').send(picture).expect(201)).body;
});
afterAll(() => cms.stop());

const content = { key: 'about.content', type: 'textarea', content: '<p>Peace</p>' };
const picture = { url: '/images/carousel/a-10x10.webp', alt: 'A court', order: 0, isActive: true };

type Method = 'post' | 'put';
type Sent = Record<string, unknown>;
const writes: [string, Method, () => string, Sent][] = [
  ['HTML content', 'post', () => '/api/cms/content', content],
  ['plain content', 'post', () => '/api/cms/content', { ...content, key: 'hero.title' }],
  ['a new image', 'post', () => '/api/cms/hero-images', picture],
  ['a changed image', 'put', () => `/api/cms/hero-images/${image.id}`, picture],
  ['an active flag', 'put', () => `/api/cms/hero-images/${image.id}/active`, { isActive: true }],
];

const send = (method: Method, path: string, body: string | Buffer) =>
  cms.staff[method](path)
    .set('Content-Type', 'application/json')
    .serialize((bytes) => bytes)
    .send(body);

/** What may be stored in the place of what was sent: without white space around it, and HTML without what could run. */
function kept({ key }: Sent, value: unknown): unknown {
  if (typeof value !== 'string') return Object.is(value, -0) ? 0 : value;
  return key === 'about.content' ? sanitiseHtml(value.trim()).trim() : value.trim();
}

async function stored(path: string, answer: Sent): Promise<Sent> {
  const list = path.startsWith('/api/cms/content') ? '/api/cms/content' : '/api/cms/hero-images';
  const rows: Sent[] = (await cms.staff.get(list).expect(200)).body;
  return rows.find((row) => (answer.id ? row.id === answer.id : row.key === answer.key)) ?? {};
}

test.each(writes)('%s is stored as it was sent or refused in words', async (_case, method, path, good) => {
  const statuses = new Set<number>();
  for (const body of hostileBodies(good, 300)) {
    const answer = await send(method, path(), body);
    statuses.add(answer.status);
    const sent: Sent = JSON.parse(body);
    if (answer.status >= 400)
      expect([body, answer.status, answer.body.message]).toEqual([body, 400, expect.any(String)]);
    else
      expect([body, await stored(path(), answer.body)]).toEqual([
        body,
        expect.objectContaining(
          Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, kept(sent, value)])),
        ),
      ]);
  }
  expect(statuses.size).toBe(2); // some were good enough to be stored
});

test.each(writes)('%s that is no JSON is refused', async (_case, method, path, good) => {
  for (const body of brokenBodies(good, 60)) {
    const { status } = await send(method, path(), body);
    expect(`${status} ${body.toString('latin1')}`).toMatch(/^4(00|15) /);
  }
});

test('an order of images is the one that was sent, or the one before', async () => {
  const before = (await cms.staff.get('/api/cms/hero-images').expect(200)).body.map(({ id }: HeroImage) => id);
  for (const body of hostileBodies({ ids: before }, 200)) {
    const { status } = await send('put', '/api/cms/hero-images/order', body);
    expect([body, status]).toEqual([body, JSON.stringify({ ids: before }) === body ? 200 : 400]);
  }
});

test('an address that nobody could mean is refused, whatever is done to it', async () => {
  for (const segment of hostileSegments(100))
    for (const [method, path] of [
      ['delete', `/api/cms/content/${segment}`],
      ['post', `/api/cms/content/${segment}/restore`],
      ['put', `/api/cms/hero-images/${segment}`],
      ['delete', `/api/cms/hero-images/${segment}`],
    ] as const) {
      const { status } = await cms.staff[method](path).send(method === 'put' ? picture : undefined);
      expect(`${status} ${path}`).toMatch(/^40[04] /);
    }
});

test.each(['*', '3', '"3', 'W/"3"', '"-1"', '"1", "2"', '"1e3"', '"99999999999"', '""', ' '])(
  'a condition like If-Match: %s is refused rather than overlooked',
  async (condition) => {
    await cms.staff.post('/api/cms/content').set('If-Match', condition).send(content).expect(400);
    await cms.staff.put(`/api/cms/hero-images/${image.id}`).set('If-Match', condition).send(picture).expect(400);
    await cms.staff.delete(`/api/cms/hero-images/${image.id}`).set('If-Match', condition).expect(400);
  },
);

test('a form that breaks off, lies or repeats itself is refused', async () => {
  const part = (name: string, more = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nx\r\n`;
  const forms = [
    '',
    'x',
    '--b',
    '--b--\r\n',
    part('type'),
    `${part('type')}${part('type')}--b--`,
    `${part('__proto__')}${part('type[constructor]')}--b--`,
    `${part('image', '; filename="a.jpg"')}${part('image', '; filename="b.jpg"')}--b--`,
    `${part('other', '; filename="\0../../a.jpg"')}--b--`,
    ...brokenBodies(content, 40),
  ];
  for (const form of forms) {
    const type = 'multipart/form-data; boundary=b';
    const { status } = await cms.staff.post('/api/cms/upload-image').set('Content-Type', type).send(form);
    expect([String(form), status]).toEqual([String(form), 400]);
  }
});
