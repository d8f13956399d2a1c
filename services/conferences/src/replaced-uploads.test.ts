import { replacedUploadsPath } from '@majlis/contracts/staff/media.schema';
import { runSql } from '@majlis/kit/testing/database';
import { useConferences } from '../testing/use-conferences.js';
import { createOneOfEach, type ResourceIds } from '../testing/write-cases.js';

const service = useConferences();
let ids: ResourceIds;
beforeAll(async () => {
  ids = await createOneOfEach(service);
});

const image = (digit: string) => `/images/conferences/${digit.repeat(64)}-1000x500.webp`;
const pdf = (digit: string) => `/documents/${digit.repeat(64)}.pdf`;
const readColumn = async (table: string, column: string, id: string) =>
  (await service.database.query(`SELECT ${column} AS value, version FROM conferences.${table} WHERE id = $1`, [id]))[0];
const replace = (from: string, to: string) => service.staff.post(replacedUploadsPath('conferences')).send({ from, to });

test('pictures and documents of conferences, partners and people are replaced in one change', async () => {
  const { conference, person, partner, document } = ids;
  const set = (table: string, column: string, id: string, url: string) =>
    runSql(service.data.ownerUrl, `UPDATE conferences.${table} SET ${column} = '${url}' WHERE id = '${id}'`);
  await set('conferences', 'featured_image', conference, image('a'));
  await set('conferences', 'album_thumbnail', conference, image('a'));
  await set('people', 'photo', person, image('a'));
  await set('conference_partners', 'logo_url', partner, image('a'));
  await set('documents', 'url', document, pdf('a'));
  const { version } = await readColumn('conferences', 'featured_image', conference);

  const response = await replace(image('a'), image('b')).expect(200, { replaced: 3 });
  expect(await readColumn('conferences', 'featured_image', conference)).toEqual({
    value: image('b'),
    version: version + 1,
  });
  expect((await readColumn('conferences', 'album_thumbnail', conference)).value).toBe(image('b'));
  expect((await readColumn('people', 'photo', person)).value).toBe(image('b'));
  expect((await readColumn('conference_partners', 'logo_url', partner)).value).toBe(image('b'));
  await replace(pdf('a'), pdf('b')).expect(200, { replaced: 1 });
  expect((await readColumn('documents', 'url', document)).value).toBe(pdf('b'));

  await service.undo(response).expect(204);
  expect((await readColumn('conferences', 'featured_image', conference)).value).toBe(image('a'));
  expect((await readColumn('people', 'photo', person)).value).toBe(image('a'));
  expect((await readColumn('documents', 'url', document)).value).toBe(pdf('b'));
});

test('a file that nothing names changes nothing, and other addresses are rejected', async () => {
  await replace(image('d'), image('e')).expect(200, { replaced: 0 });
  for (const [from, to] of [
    [image('a'), pdf('b')],
    [image('a'), image('a')],
    [image('a'), image('b').replace('conferences', 'team')],
    ['https://elsewhere.example', image('b')],
    [image('a'), "' OR true"],
  ])
    await replace(from as string, to as string).expect(400);
  await service.visitor
    .post(replacedUploadsPath('conferences'))
    .send({ from: image('a'), to: image('b') })
    .expect(401);
});
