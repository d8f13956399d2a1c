import { dailyUploadQuota } from '@majlis/contracts/shared/uploads.schema';
import { runService } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { cmsSettings, useCms } from '../../testing/running-cms.js';
import { createPdf } from '../../testing/sample-pdf.js';
import { createPicture } from '../../testing/sample-picture.js';
import { cmsModule } from '../cms.module.js';

const cms = useCms();
beforeEach(() => cms.database.query('DELETE FROM cms.recent_uploads'));

const minutes = 60;
const gigabyte = 1024 ** 3;

/** Inserts this many earlier uploads of this size, the first of them `hoursAgo`. */
const addUploads = (files: number, bytes: number, hoursAgo: number, account = 'amal@majlis.example') =>
  cms.database.query(
    `INSERT INTO cms.recent_uploads (account, bytes, at)
     SELECT $1, $2, now() - $4 * interval '1 hour' + number * interval '1 second'
     FROM generate_series(0, $3 - 1) AS number`,
    [account, bytes, files, hoursAgo],
  );
const upload = (browser = cms.staff, text = 'a programme') =>
  browser.post('/api/cms/upload-document').attach('document', createPdf(text), 'a.pdf');
const countUploads = async () =>
  (await cms.database.query('SELECT count(*)::int AS files FROM cms.recent_uploads'))[0].files;

test('after 500 files within a day the next is rejected with a retry time', async () => {
  await addUploads(dailyUploadQuota.files, 1, 20);
  const { body, headers } = await upload().expect(429);
  expect(body.message).toBe(
    'You have uploaded as much as one account may within a day (500 files or 2 GB). Try again in 4 hours.',
  );
  expect(Number(headers['retry-after'])).toBeGreaterThan(239 * minutes);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(240 * minutes);
});

test.each([
  ['a picture', () => cms.staff.post('/api/cms/upload-image').field('type', 'team'), 'image'],
  ['a document', () => cms.staff.post('/api/cms/upload-document'), 'document'],
  [
    'the picture of a new member',
    () => cms.staff.post('/api/cms/team-members').field('name', 'x').field('position', 'y'),
    'image',
  ],
])('%s counts towards the quota and is rejected after two gigabytes', async (_case, send, field) => {
  const file = field === 'image' ? await createPicture({ width: 30 }) : createPdf('x');
  await send().attach(field, file, 'a').expect(201);
  expect(await cms.database.query('SELECT account, bytes::int FROM cms.recent_uploads')).toEqual([
    { account: 'amal@majlis.example', bytes: file.length },
  ]);
  await addUploads(2, gigabyte, 23.5);
  const { body } = await send().attach(field, file, 'a').expect(429);
  expect(body.message).toMatch(/Try again in (29|30) minutes\.$/);
});

test('the retry time is when enough older uploads have expired', async () => {
  await addUploads(1, 1, 23.9);
  await addUploads(1, 2 * gigabyte - 1, 10);
  const { body } = await upload().expect(429);
  expect(body.message).toMatch(/Try again in 14 hours\.$/); // the byte of the first upload does not free enough space
});

test('uploads older than a day or of another account do not count', async () => {
  await addUploads(dailyUploadQuota.files, 1, 25);
  await addUploads(dailyUploadQuota.files, 1, 1, 'yusuf@majlis.example');
  await upload().expect(201);
});

test('a rejected file does not count', async () => {
  await cms.staff.post('/api/cms/upload-document').attach('document', Buffer.from('hello'), 'a.pdf').expect(415);
  expect(await countUploads()).toBe(0);
});

test('concurrent uploads to two instances count together and survive a restart', async () => {
  await addUploads(dailyUploadQuota.files - 2, 1, 5);
  const startInstance = () => runService(cmsModule(cmsSettings(cms.data.urlFor('cms'), cms.imagesFolder)));
  const instances = await Promise.all([startInstance(), startInstance()]);
  const cookie = await staffCookie(cms.data.ownerUrl);
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => upload(instances[index % 2]?.withCookie(cookie), `number ${index}`)),
  );
  await Promise.all(instances.map((instance) => instance.stop()));
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 429, 429, 429, 429, 429, 429,
  ]);
  await upload().expect(429);
});
