import { endpoints } from '@majlis/contracts/api/endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useCms } from '../../testing/running-cms.js';

const cms = useCms();

const { path } = endpoints.testimonials;
const testimonialBody = (changes: object = {}) => ({ name: 'Farida', testimonial: 'They listen.', ...changes });

test('a testimonial needs only a name and a text', async () => {
  const { body } = await cms.staff.post(path).send(testimonialBody()).expect(201);
  expect(body).toMatchObject({ title: '', organization: '', country: '', imageUrl: '', order: 0, isActive: true });
});

test.each([
  ['an empty text', { testimonial: '\n' }, { testimonial: 'Testimonial is required' }],
  [
    'a text that is too long',
    { testimonial: 'x'.repeat(5_001) },
    { testimonial: 'Testimonial has at most 5000 characters' },
  ],
  ['a picture that is a number', { imageUrl: 7 }, { imageUrl: 'Upload or choose an image' }],
  ['a picture elsewhere', { imageUrl: '//elsewhere.example/a.webp' }, { imageUrl: 'Upload an image first' }],
  ['an SVG of the store', { imageUrl: '/images/testimonials/a.svg' }, { imageUrl: 'Upload an image first' }],
])('%s is rejected at its field', async (_case, changes, fields) => {
  expect(messagesOf((await cms.staff.post(path).send(testimonialBody(changes)).expect(400)).body.fields)).toEqual(
    fields,
  );
});
