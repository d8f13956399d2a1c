import { endpoints } from '@majlis/contracts/api/endpoints';
import { publicOrigin } from '@majlis/kit/testing/running-service';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
let id: string;
beforeAll(async () => {
  ({ id } = await service.createConference({ slug: 'حرية', title: 'Faith "&" <self>' }));
  await service.createConference({ slug: 'hidden', status: 'draft' });
});

const find = (query: object) => service.visitor.get(endpoints.oembed.path).query(query);

test('the page of a conference has a frame with its programme, in the size that fits', async () => {
  const { body } = await find({ url: `${publicOrigin}/conferences/حرية`, maxwidth: 320, maxheight: 9_999 }).expect(200);
  expect(body).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Faith "&" <self>',
    provider_url: publicOrigin,
    html: `<iframe src="${publicOrigin}/embed/conferences/${id}" width="320" height="480" title="Faith &quot;&amp;&quot; &lt;self&gt;" loading="lazy" style="border:0"></iframe>`,
    width: 320,
    height: 480,
  });
  const encoded = `${publicOrigin}/conferences/${encodeURIComponent('حرية')}?a=b#agenda`;
  expect((await find({ url: encoded, format: 'json' }).expect(200)).body.title).toBe(body.title);
});

test('the list of conferences has a frame with the next ones', async () => {
  const { body } = await find({ url: `${publicOrigin}/conferences` }).expect(200);
  expect(body.html).toContain(`${publicOrigin}/embed/events"`);
});

test.each([
  'https://elsewhere.example/conferences/حرية',
  `${publicOrigin}/conferences/none`,
  `${publicOrigin}/conferences/hidden`,
  `${publicOrigin}/conferences/%ff`,
  `${publicOrigin}/about`,
  'javascript:alert(1)',
  '',
  'http://',
])('%s has no frame, for staff neither', async (url) => {
  await find({ url }).expect(404);
  await service.staff.get(endpoints.oembed.path).query({ url }).expect(404);
});

test.each([
  [{}, 400],
  [{ url: 'x'.repeat(3_000) }, 400],
  [{ url: '/conferences', maxwidth: '-1' }, 400],
  [{ url: '/conferences', format: 'xml' }, 501],
])('%o returns %i', async (query, status) => {
  await find(query).expect(status);
});
