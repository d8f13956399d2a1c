import { media } from '@majlis/contracts/staff/media.schema';
import { screen, waitFor } from '@testing-library/react';
import { failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aMediaFile, aMediaPage, aTestimonial, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/testimonials';
const testimonial = aTestimonial();
const stored = ['/images/testimonials/aa-600x600.webp', '/images/testimonials/bb-600x600.webp'];
const names = ['Layla.jpg', 'صورة.png'];
const base = {
  '/api/auth/session': signedIn,
  [path]: [testimonial],
  [`${path}/deleted`]: [],
  ...Object.fromEntries(
    stored.map((url, index) => [media({ url }).path, aMediaPage(aMediaFile({ url, name: names[index] }))]),
  ),
};
const saving = `PUT ${path}/${testimonial.id}`;

beforeEach(() => window.localStorage.clear());

async function openForm() {
  const { user } = openAdmin('/admin/testimonials');
  await user.click(await screen.findByRole('button', { name: 'Edit Layla Haddad' }));
  return user;
}

test('a stored image can be found and chosen, also by keyboard', async () => {
  const library = stored.map((url, index) => aMediaFile({ id: url, url, name: names[index] }));
  const calls = fakeGateway({
    ...base,
    [saving]: testimonial,
    '/api/cms/media?kind=picture&folder=testimonials': aMediaPage(...library),
    '/api/cms/media?q=%D8%B5&kind=picture&folder=testimonials': aMediaPage(...library.slice(1)),
  });
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Choose from Media' }));
  expect(await screen.findByRole('button', { name: 'Layla.jpg' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search names and alt texts' }), 'ص');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Layla.jpg' })).toBeNull());
  screen.getByRole('button', { name: 'صورة.png' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByText('صورة.png')).toBeVisible();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Testimonial updated successfully')).toBeVisible();
  const { name, title, organization, country, testimonial: text } = testimonial;
  expect(writeCalls(calls).map(({ body, headers }) => [body, headers['If-Match']])).toEqual([
    [{ name, title, organization, country, testimonial: text, imageUrl: stored[1], order: 0, isActive: true }, '"3"'],
  ]);
});

test('a stored image shows no made-up name when the list fails to load', async () => {
  fakeGateway({ ...base, [media({ url: testimonial.imageUrl }).path]: failure(503) });
  await openForm();
  expect(await screen.findByAltText('The chosen image')).toBeVisible();
  expect(screen.queryByText('0a1b2c-600x600.webp')).toBeNull();
});

test('the image can be removed, and a failed save keeps the input', async () => {
  const calls = fakeGateway({ ...base, [saving]: failure(503) });
  const user = await openForm();
  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  await user.type(screen.getByRole('textbox', { name: 'Testimonial' }), ' Often.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update testimonial')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Testimonial' })).toHaveValue('They ask the right questions. Often.');
  expect(writeCalls(calls)).toMatchObject([{ body: { imageUrl: '' } }]);
});
