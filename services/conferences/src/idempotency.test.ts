import { endpoints } from '@majlis/contracts/api/endpoints';
import { runSql } from '@majlis/kit/testing/database';
import { listRoutes } from '@majlis/kit/testing/route-inventory';
import { runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { fullConference } from '../testing/full-inputs.js';
import { useConferences } from '../testing/use-conferences.js';
import { createOneOfEach, pathTo, type ResourceIds, writeCases } from '../testing/write-cases.js';
import { conferencesModule } from './conferences.module.js';

const service = useConferences();
let ids: ResourceIds;
beforeAll(async () => {
  ids = await createOneOfEach(service);
});
beforeEach(async () => {
  await service.database.query('DELETE FROM conferences.idempotency_keys');
});

const key = 'a-key-of-the-tests';
const path = endpoints.conferences.path;
const send = (body: object, browser = service.staff, idempotencyKey = key) =>
  browser.post(path).set('Idempotency-Key', idempotencyKey).send(body);
const simulateCrashBeforeResponse = () =>
  service.database.query(
    "UPDATE conferences.idempotency_keys SET response = NULL, claimed_at = now() - interval '61 seconds'",
  );
const conferences = async (title: string) =>
  (await service.read(path)).filter((conference: { title: string }) => conference.title === title);

test.each(writeCases.filter(({ method }) => method === 'post'))(
  'repeating $title returns the first response',
  async ({ path: postPath, listPath, validBody, title }) => {
    await runSql(service.data.ownerUrl, 'DELETE FROM conferences.session_speakers');
    const sendAgain = () => service.staff.post(postPath(ids)).set('Idempotency-Key', key).send(validBody(ids));
    const first = await sendAgain().expect(201);
    const before = await service.read(listPath(ids));
    expect((await sendAgain().expect(201)).body).toEqual(first.body);
    expect([title, await service.read(listPath(ids))]).toEqual([title, before]);
  },
);

test.each(writeCases.filter(({ method }) => method === 'post'))(
  'repeating $title after a lost response finds the stored row',
  async ({ path: postPath, validBody }) => {
    await runSql(service.data.ownerUrl, 'DELETE FROM conferences.session_speakers');
    const sendAgain = () => service.staff.post(postPath(ids)).set('Idempotency-Key', key).send(validBody(ids));
    const { body: first } = await sendAgain().expect(201);
    await simulateCrashBeforeResponse();
    const { body: second } = await sendAgain().expect(201);
    expect(second.id).toBe(first.id);
  },
);

test('every creating route is idempotent', () => {
  expect(listRoutes(service).filter(({ isNonIdempotentCreate }) => isNonIdempotentCreate)).toEqual([]);
});

test('twenty concurrent requests to two instances create one row and get the same response', async () => {
  const second = await runService(conferencesModule(testSettings(service.data.urlFor('conferences'))));
  const otherStaff = second.withCookie(await staffCookie(service.data.ownerUrl));
  const title = 'Sent twenty times';
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      send({ ...fullConference, title, slug: '' }, index % 2 ? otherStaff : service.staff),
    ),
  );
  await second.stop();
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  expect(await conferences(title)).toHaveLength(1);
});

test('a reused key with another body is rejected and creates nothing', async () => {
  await send({ ...fullConference, title: 'The first', slug: '' }).expect(201);
  const { body } = await send({ ...fullConference, title: 'The second', slug: '' }).expect(422);
  expect(body.message).toBe('This was sent before with other contents. Please save it again.');
  expect(await conferences('The second')).toEqual([]);
});

test('idempotency keys are separate for each account', async () => {
  const title = 'Of two people';
  const other = service.withCookie(await staffCookie(service.data.ownerUrl, { email: 'yusuf@majlis.example' }));
  for (const browser of [service.staff, other]) await send({ ...fullConference, title, slug: '' }, browser).expect(201);
  expect(await conferences(title)).toHaveLength(2);
});

test('a rejected request can be corrected and sent with the same key', async () => {
  await send({ ...fullConference, title: '' }).expect(400);
  await send({ ...fullConference, title: 'Corrected', slug: '' }).expect(201);
});

test('after a crash between storing and responding the repeated request finds the row', async () => {
  const body = { ...fullConference, title: 'Stored before the crash', slug: 'stored-before-the-crash' };
  const { body: first } = await send(body).expect(201);
  await simulateCrashBeforeResponse();
  await service.staff
    .put(`${path}/${first.id}`)
    .send({ ...body, subtitle: 'Changed since' })
    .expect(200);
  const { body: second } = await send(body).expect(201);
  expect(second).toMatchObject({ id: first.id, subtitle: 'Changed since' });
  expect(await conferences(body.title)).toHaveLength(1);
});

test('a repeated request gets 409 while the first is still pending', async () => {
  const body = { ...fullConference, title: 'Slow', slug: '' };
  await send(body).expect(201);
  await service.database.query('UPDATE conferences.idempotency_keys SET response = NULL');
  const response = await send(body).expect(409);
  expect(response.body.message).toBe('This is still being saved. Please try again in a moment.');
});

test('a key expires after a day', async () => {
  const title = 'Of yesterday';
  await send({ ...fullConference, title, slug: '' }).expect(201);
  await service.database.query("UPDATE conferences.idempotency_keys SET claimed_at = now() - interval '25 hours'");
  await send({ ...fullConference, title: 'Of today', slug: '' }, service.staff, 'another-key-of-the-tests').expect(201);
  const remaining = await service.database.query('SELECT key FROM conferences.idempotency_keys');
  expect(remaining).toEqual([{ key: 'another-key-of-the-tests' }]);
});

test.each(['short', 'a key with spaces in it', 'x'.repeat(65), ''])('the invalid key %j is rejected', async (odd) => {
  await send({ ...fullConference, slug: '' }, service.staff, odd).expect(400);
});

test('a request without a key is not deduplicated', async () => {
  const input = { name: 'Twice', logoUrl: '/images/partners/a-10x10.webp' };
  const list = `${pathTo.conference(ids)}/partners`;
  for (const _ of [1, 2]) await service.staff.post(list).send(input).expect(201);
  const { body } = await service.staff.get(list).expect(200);
  expect(body.filter(({ name }: { name: string }) => name === 'Twice')).toHaveLength(2);
});
