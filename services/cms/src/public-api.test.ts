import { endpoints } from '@majlis/contracts/api/endpoints';
import {
  expectDescribedRoutes,
  findDifferences,
  findUndescribed,
  readDescribed,
  readsWithParameters,
} from '@majlis/kit/testing/described-reads';
import { mediaLibrary } from '../testing/media-library.js';
import { useCms } from '../testing/running-cms.js';
import { addItem, type SortableRow, sortableResources } from '../testing/sortable-resources.js';

const cms = useCms();
let slug: string;

/** Creates everything that the service can have, with a value in every field. */
beforeAll(async () => {
  const library = mediaLibrary(cms);
  const picture = await library.uploadImage('a.png', 'testimonials');
  await library.change(picture, { alt: 'A judge', focalPoint: '30% 0%' }).expect(200);
  for (const resource of sortableResources) {
    const added: SortableRow = await addItem(cms, resource, 'A name');
    if (resource.noun === 'page') slug = String(added.slug);
    if (resource.noun === 'testimonial') await addItem(cms, resource, 'Another', { imageUrl: picture.url });
    await addItem(cms, resource, 'Hidden', { isActive: false });
  }
  const entry = { key: 'hero.title', type: 'text', content: 'Liberty' };
  await cms.staff.post(endpoints.content.path).send(entry).expect(200);
});

test('the description has every public route, and no other', () => expectDescribedRoutes(cms, ['/api/cms/']));

test.each(readsWithParameters(['/api/cms/']))('odd parameters of %s get a described response', async (name) => {
  expect(await findUndescribed(name, { browser: cms.visitor })).toEqual([]);
});

test.each([
  'listContent',
  'listCarouselFiles',
  'listTimeline',
  'listPartners',
  'listTeam',
  'listTestimonials',
  'listPages',
  'listPageLinks',
  'getPage',
])('%s returns what its description allows', async (name) => {
  const { body, text } = await readDescribed(name, { browser: cms.visitor, parameters: { slug } });
  expect(text).not.toMatch('Hidden');
  if (name === 'listTestimonials') expect(body[1].pictures).toEqual({ [body[1].imageUrl]: expect.anything() });
});

test('a field of staff is a difference from the description', async () => {
  const { body } = await cms.staff.get(endpoints.partners.path).expect(200);
  expect(findDifferences(endpoints.partners.path, 200, body).join()).toMatch(/"version"/);
});

test('an error is described', async () => {
  const { body } = await cms.visitor.get(endpoints.pageBySlug('none').path).expect(404);
  expect(findDifferences('/api/cms/pages/slug/{slug}', 'default', body)).toEqual([]);
});
