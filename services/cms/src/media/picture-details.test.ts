import type { MediaFile } from '@majlis/contracts/staff/media.schema';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { mediaLibrary, mediaPath } from '../../testing/media-library.js';
import { useCms } from '../../testing/running-cms.js';
import { createPicture } from '../../testing/sample-picture.js';

const cms = useCms();
const library = mediaLibrary(cms);

const firstRow = async (path: string, browser = cms.visitor) => (await browser.get(path).expect(200)).body[0];

test('a hero image has its focal point beside its own alt text, only while the library has one', async () => {
  const file = await library.uploadImage('court.png');
  await library.useAsHeroImage(file, 'Our court');
  const path = '/api/cms/carousel-files';
  expect(await firstRow(path)).not.toHaveProperty('pictures');
  await library.change(file, { focalPoint: '30% 0%' }).expect(200);
  expect(await firstRow(path)).toMatchObject({
    alt: 'Our court',
    pictures: { [file.url]: { alt: '', focus: '30% 0%' } },
  });
  await library.change(file, { focalPoint: '' }).expect(200);
  expect(await firstRow(path)).not.toHaveProperty('pictures');
});

test('a testimonial and a team member have the alt text of their portrait, for staff too', async () => {
  const portrait = await library.uploadImage('noor.png', 'testimonials');
  await library.change(portrait, { alt: 'Noor at her desk' }).expect(200);
  const testimonial = { name: 'Noor', testimonial: 'A good place.', imageUrl: portrait.url, order: 0, isActive: true };
  await cms.staff.post('/api/cms/testimonials').send(testimonial).expect(201);
  const form = cms.staff.post('/api/cms/team-members').field('name', 'Layla').field('position', 'Fellow');
  const { body: member } = await form.attach('image', await createPicture({ width: 19 }), 'layla.png').expect(201);
  const [file]: MediaFile[] = (await library.list('folder=team')).files;
  await library.change(file as MediaFile, { alt: 'Layla in the library' }).expect(200);
  for (const browser of [cms.visitor, cms.staff]) {
    expect((await firstRow('/api/cms/testimonials', browser)).pictures).toEqual({
      [portrait.url]: { alt: 'Noor at her desk', focus: '' },
    });
    expect((await firstRow('/api/cms/team-members', browser)).pictures).toEqual({
      [`/images/team/${member.image}`]: { alt: 'Layla in the library', focus: '' },
    });
  }
});

test('a decorative picture has no alt text', async () => {
  const file = await library.uploadImage('ornament.png', 'testimonials');
  await library.change(file, { alt: 'An ornament', isDecorative: true, focalPoint: '0% 0%' }).expect(200);
  const row = { name: 'A', testimonial: 'B', imageUrl: file.url, order: 1, isActive: true };
  await cms.staff.post('/api/cms/testimonials').send(row).expect(201);
  const { body } = await cms.visitor.get('/api/cms/testimonials').expect(200);
  expect(body[1].pictures).toEqual({ [file.url]: { alt: '', focus: '0% 0%' } });
});

test.each(['30%', '30% 101%', '-1% 5%', '30 40', 'left top', '05% 5%', '30% 20%;'])(
  'the focal point %s is rejected at its field',
  async (focalPoint) => {
    const [file] = (await library.list()).files;
    const { body } = await cms.staff.put(`${mediaPath}/${file.id}`).send({ name: 'a', focalPoint }).expect(400);
    expect(messagesOf(body.fields)).toEqual({ focalPoint: 'Point at the picture' });
  },
);
