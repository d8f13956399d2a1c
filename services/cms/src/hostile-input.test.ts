import { sanitiseHtml } from '@majlis/kit/html/sanitise-html';
import { runSql } from '@majlis/kit/testing/database';
import { brokenBodies, hostileBodies, hostileSegments } from '@majlis/kit/testing/hostile-bodies';
import { expectedStoredValue, isRejected, type RequestBody, sendRaw } from '@majlis/kit/testing/hostile-writes';
import { useCms } from '../testing/running-cms.js';
import { createPicture } from '../testing/sample-picture.js';
import { addItem, sortableResources } from '../testing/sortable-resources.js';

const cms = useCms();
const ids = new Map<string, string>();
beforeAll(async () => {
  for (const resource of sortableResources) ids.set(resource.path, (await addItem(cms, resource, 'A text')).id);
});
beforeEach(async () => {
  for (const { path, table } of sortableResources)
    await runSql(cms.data.ownerUrl, `DELETE FROM cms.${table} WHERE id <> '${ids.get(path)}'`);
});

const content = { key: 'about.content', type: 'textarea', content: '<p>Peace</p>' };
const picture = { url: '/images/carousel/a-10x10.webp', alt: 'A court', order: 0, isActive: true };

type Method = 'post' | 'put';
type Write = [title: string, method: Method, list: string, address: () => string, good: RequestBody, table: string];

const writes: Write[] = [
  ['HTML content', 'post', '/api/cms/content', () => '/api/cms/content', content, ''],
  ['plain content', 'post', '/api/cms/content', () => '/api/cms/content', { ...content, key: 'hero.title' }, ''],
  ...sortableResources.flatMap(({ noun, path, item, isMultipart, table }): Write[] => {
    const rowPath = () => `${path}/${ids.get(path)}`;
    const changes: Write[] = [
      [`a changed ${noun}`, 'put', path, rowPath, item('A text'), ''],
      [`the active flag of one ${noun}`, 'put', path, () => `${rowPath()}/active`, { isActive: true }, ''],
    ];
    return isMultipart ? changes : [[`a new ${noun}`, 'post', path, () => path, item('A text'), table], ...changes];
  }),
];

const send = (method: Method, path: string, body: string | Buffer) => sendRaw(cms.staff, method, path, body);

/** HTML is stored without its scripts, an empty slug is derived from the title; everything else is stored as it was sent. */
function expectedValue({ key }: RequestBody, name: string, value: unknown): unknown {
  const text = expectedStoredValue(value);
  if (name === 'slug' && text === '') return expect.stringMatching(/./);
  return (key === 'about.content' || name === 'body') && typeof text === 'string'
    ? sanitiseHtml(text, { isStaffContent: true }).trim()
    : text;
}

async function findStored(list: string, response: RequestBody): Promise<RequestBody> {
  const rows: RequestBody[] = (await cms.staff.get(list).expect(200)).body;
  return rows.find((row) => (response.id ? row.id === response.id : row.key === response.key)) ?? {};
}

test.each(writes)(
  '%s is stored as sent or rejected with a message',
  async (_case, method, list, path, validBody, table) => {
    const statuses = new Set<number>();
    for (const body of hostileBodies(validBody, 20)) {
      const response = await send(method, path(), body);
      statuses.add(response.status);
      if (response.status >= 400) {
        expect([body, response.status, isRejected(response)]).toEqual([body, response.status, true]);
        continue;
      }
      // Rejected bodies need not be JSON, so only a stored one is parsed.
      const sent: RequestBody = JSON.parse(body);
      expect([body, await findStored(list, response.body)]).toEqual([
        body,
        expect.objectContaining(
          Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, expectedValue(sent, name, value)])),
        ),
      ]);
      if (table) await runSql(cms.data.ownerUrl, `DELETE FROM cms.${table} WHERE id = '${response.body.id}'`);
    }
    expect([...statuses].some((status) => status < 400)).toBe(true); // at least one mutation was valid
  },
);

test.each(writes)('%s that is not JSON is rejected', async (_case, method, _list, path, validBody) => {
  for (const body of brokenBodies(validBody, 30)) {
    const { status } = await send(method, path(), body);
    expect(`${status} ${body.toString('latin1')}`).toMatch(/^4(00|15) /);
  }
});

test.each(sortableResources)('the order of each $noun is replaced as sent or left unchanged', async (resource) => {
  const { path } = resource;
  if (!resource.isMultipart) await addItem(cms, resource, 'Another');
  const before = (await cms.staff.get(path).expect(200)).body.map(({ id }: { id: string }) => id);
  for (const body of hostileBodies({ ids: before }, 30)) {
    const { status } = await send('put', `${path}/order`, body);
    expect([body, status === 413 ? 400 : status]).toEqual([body, JSON.stringify({ ids: before }) === body ? 200 : 400]);
  }
});

test('an odd album URL gives an empty cover or is rejected with a message', async () => {
  const statuses = new Set<number>();
  for (const body of hostileBodies({ url: 'https://photos.example.org/albums/1' }, 30)) {
    const response = await send('post', '/api/cms/album-thumbnail', body);
    statuses.add(response.status);
    if (response.status === 200) expect([body, response.body]).toEqual([body, { imageUrl: '' }]);
    else expect([body, response.status, isRejected(response)]).toEqual([body, response.status, true]);
  }
  expect(statuses).toContain(200);
  expect(statuses).toContain(400);
});

test('an odd picture URL is rejected with a message', async () => {
  for (const body of hostileBodies({ url: 'http://photos.example.org/a.jpg', type: 'team' }, 30)) {
    const response = await send('post', '/api/cms/copy-image', body);
    expect([body, response.status, isRejected(response)]).toEqual([body, response.status, true]);
  }
});

const member = { name: 'A text', position: 'Fellow', profile: 'Reads.', categories: '["Fellows"]', order: '3' };

/** Turns the body into form fields, which are texts. A form cannot carry half a surrogate pair. */
function asForm(body: string): [string, string][] {
  const texts = Object.entries(JSON.parse(body) as RequestBody).map(([name, value]): [string, string] => [
    name,
    (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Surrogate}/gu, '\ufffd'),
  ]);
  return texts.filter(([name]) => name !== ''); // a part without a name is no field
}

const addMember = (fields: [string, string][]) =>
  fields.reduce((form, [name, value]) => form.field(name, value), cms.staff.post('/api/cms/team-members'));

test('a form with odd fields is rejected, and a valid one without a picture, too', async () => {
  const before = (await cms.staff.get('/api/cms/team-members')).body;
  const invalidFields = new Set<string>();
  for (const body of hostileBodies(member, 25)) {
    const response = await addMember(asForm(body));
    expect([body, response.status, response.body.message]).toEqual([body, 400, expect.any(String)]);
    for (const field of Object.keys(response.body.fields ?? {})) invalidFields.add(field);
  }
  expect([...invalidFields]).toEqual(expect.arrayContaining(['name', 'position', 'categories', 'image']));
  expect((await cms.staff.get('/api/cms/team-members')).body).toEqual(before);
});

test('a member added by a form with odd texts is stored as sent', async () => {
  const image = await createPicture();
  for (const profile of [
    '<b>bold</b>',
    "'; DROP TABLE x; --",
    '\u202e\u0007',
    ' padded\r\n',
    '🕌'.repeat(5_000),
    '%00',
  ]) {
    const fields = { ...member, profile };
    const { body } = await addMember(Object.entries(fields)).attach('image', image, 'a.png').expect(201);
    expect(body).toMatchObject({ ...fields, profile: expectedStoredValue(profile), categories: ['Fellows'], order: 3 });
  }
});

test('invalid path parameters are rejected for every method', async () => {
  for (const segment of hostileSegments(25)) {
    const requests = [
      ['delete', `/api/cms/content/${segment}`],
      ['post', `/api/cms/content/${segment}/restore`],
      ['get', `/api/cms/media/${segment}`],
      ...sortableResources.flatMap((resource) => [
        ['put', `${resource.path}/${segment}`] as const,
        ['delete', `${resource.path}/${segment}`] as const,
      ]),
    ] as const;
    await Promise.all(
      requests.map(async ([method, path]) => {
        const { status } = await cms.staff[method](path).send(method === 'put' ? picture : undefined);
        expect(`${status} ${path}`).toMatch(/^40[04] /);
      }),
    );
  }
});

test.each(['*', '3', '"3', 'W/"3"', '"-1"', '"1", "2"', '"1e3"', '"99999999999"', '""', ' '])(
  'the invalid header If-Match: %s is rejected',
  async (condition) => {
    await cms.staff.post('/api/cms/content').set('If-Match', condition).send(content).expect(400);
    for (const { path, item } of sortableResources) {
      const rowPath = `${path}/${ids.get(path)}`;
      await cms.staff.put(rowPath).set('If-Match', condition).send(item('A text')).expect(400);
      await cms.staff.put(`${rowPath}/active`).set('If-Match', condition).send({ isActive: false }).expect(400);
      await cms.staff.delete(rowPath).set('If-Match', condition).expect(400);
    }
  },
);

test('a malformed multipart form is rejected', async () => {
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
    ...brokenBodies(content, 20),
  ];
  for (const form of forms) {
    const type = 'multipart/form-data; boundary=b';
    for (const path of ['/api/cms/upload-image', '/api/cms/upload-document', '/api/cms/team-members']) {
      const { status } = await cms.staff.post(path).set('Content-Type', type).send(form);
      expect([path, String(form), status]).toEqual([path, String(form), 400]);
    }
  }
});
