import { readdirSync } from 'node:fs';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { teamMembers } from '@majlis/contracts/site/team-members.schema';
import { media } from '@majlis/contracts/staff/media.schema';
import { parseContentHash } from '@majlis/kit/storage/registering-store';
import { runSql } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useCms } from '../../testing/running-cms.js';
import { createPicture } from '../../testing/sample-picture.js';

const cms = useCms();
let portrait: Buffer;
beforeAll(async () => {
  portrait = await createPicture({ width: 20, height: 20 });
});
beforeEach(() => runSql(cms.data.ownerUrl, 'DELETE FROM cms.team_members'));

const { path } = endpoints.teamMembers;
const form = (fields: Record<string, string> = {}) => {
  const complete = { name: 'Marwa', position: 'Fellow', categories: '["Fellows"]', ...fields };
  return Object.entries(complete).reduce((sent, [name, value]) => sent.field(name, value), cms.staff.post(path));
};
const members = async () => (await cms.staff.get(path).expect(200)).body;
/** Pictures are compared by their hashes, because other sizes of a picture may still be added after its upload. */
const storedPictures = () =>
  new Set(readdirSync(`${cms.imagesFolder}/team`).flatMap((name) => parseContentHash(`team/${name}`) ?? []));

test('a multipart form adds a member with a picture', async () => {
  const profile = 'Counts what scholars were dismissed for.\nتقرأ كتب التراجم.';
  const { body } = await form({ profile, categories: '["Council","Fellows"]', order: '4' })
    .attach('image', portrait, 'me.png')
    .expect(201);
  expect(body).toMatchObject({
    name: 'Marwa',
    position: 'Fellow',
    profile,
    categories: ['Council', 'Fellows'],
    order: 4,
    isActive: true,
    version: 1,
    image: expect.stringMatching(/^[0-9a-f]{64}-20x20\.webp$/),
  });
  expect(readdirSync(`${cms.imagesFolder}/team`)).toContain(body.image);
  expect((await cms.visitor.get(path)).body).toMatchObject([{ id: body.id, image: body.image }]);
});

test('a repeated form adds one member; another picture with the same key is rejected', async () => {
  const submitAgain = (image: Buffer) =>
    form().set('Idempotency-Key', 'a-key-of-this-form').attach('image', image, 'me.png');
  const first = await submitAgain(portrait).expect(201);
  expect((await submitAgain(portrait).expect(201)).body).toEqual(first.body);
  expect(await members()).toHaveLength(1);
  await submitAgain(await createPicture({ width: 21 })).expect(422);
});

test('sections are deduplicated', async () => {
  const { body } = await form({ categories: '["Council","Fellows","Council"]' })
    .attach('image', portrait, 'me.png')
    .expect(201);
  expect(body.categories).toEqual(['Council', 'Fellows']);
});

test('the longest allowed profile fits into the form in any script', async () => {
  const maxLength = teamMembers.input.shape.profile.unwrap().maxLength ?? 0;
  const { body } = await form({ profile: '学'.repeat(maxLength) })
    .attach('image', portrait, 'me.png')
    .expect(201);
  expect(body.profile).toHaveLength(maxLength);
});

test.each([
  ['sections that are not JSON', { categories: 'Fellows' }, { categories: 'Choose the sections' }],
  ['sections that are not a list', { categories: '{"0":"Fellows"}' }, { categories: 'Choose the sections' }],
  [
    'a section that does not exist',
    { categories: '["Staff"]' },
    { 'categories.0': 'Sections are Management Team, Council, Advisors, Fellows' },
  ],
  ['an order that is not a number', { order: 'first' }, { order: 'Order is a whole number' }],
  ['an unknown field', { isActive: 'false' }, { isActive: 'This field is not known' }],
  ['no name', { name: ' ' }, { name: 'Name is required' }],
])('a form with %s adds no member and stores no file', async (_case, fields, expected) => {
  const before = storedPictures();
  const { body } = await form(fields).attach('image', portrait, 'me.png').expect(400);
  expect(messagesOf(body.fields)).toEqual(expected);
  expect(await members()).toEqual([]);
  expect(storedPictures()).toEqual(before);
});

test.each([
  ['without a picture', undefined, 400, 'Choose an image to upload'],
  ['whose picture is a text', Buffer.from('hello'), 415, 'This file is not an image we can use.'],
  ['whose picture is empty', Buffer.alloc(0), 400, 'This file is empty.'],
  ['whose picture is truncated', 'half', 400, 'This image is damaged'],
] as const)('a form %s adds no member and stores no file', async (_case, image, status, message) => {
  const before = storedPictures();
  const bytes = image === 'half' ? portrait.subarray(0, portrait.length / 2) : image;
  const { body } = await (bytes ? form().attach('image', bytes, 'me.png') : form()).expect(status);
  expect(messagesOf(body.fields)).toEqual({ image: expect.stringContaining(message) });
  expect(await members()).toEqual([]);
  expect(storedPictures()).toEqual(before);
});

test.each([
  '',
  '../carousel/a.webp',
  '/images/team/a.webp',
  'https://elsewhere.example/a.webp',
  'a.svg',
  'a.webp.html',
  `${'a'.repeat(81)}.webp`,
  'a b.webp',
])('the picture of a member cannot be changed to "%s"', async (image) => {
  const { body } = await form().attach('image', portrait, 'me.png').expect(201);
  const changed = { name: 'Marwa', position: 'Fellow', image };
  expect(messagesOf((await cms.staff.put(`${path}/${body.id}`).send(changed).expect(400)).body.fields)).toEqual({
    image: 'Profile image is required',
  });
});

test('a member’s picture can be replaced by a stored one', async () => {
  const { body } = await form().attach('image', portrait, 'me.png').expect(201);
  const upload = cms.staff.post('/api/cms/upload-image').field('type', 'team');
  await upload.attach('image', await createPicture({ width: 24, height: 24 }), 'new.png').expect(201);
  const [newest] = (await cms.staff.get(media({ folder: 'team' }).path).expect(200)).body.files;
  const changed = { name: 'Marwa', position: 'Fellow', image: newest.url.replace('/images/team/', '') };
  await cms.staff.put(`${path}/${body.id}`).send(changed).expect(200);
  expect((await cms.visitor.get(path)).body).toMatchObject([{ image: expect.stringMatching(/-24x24\.webp$/) }]);
});
