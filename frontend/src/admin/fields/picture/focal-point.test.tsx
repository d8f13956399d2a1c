import { media, mediaFile } from '@majlis/contracts/staff/media.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import { type Call, failure, fakeGateway, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aConference } from '../../../testing/samples';
import { aHeroImage, aListedConference, aMediaFile, aMediaPage, signedIn } from '../../../testing/staff-samples';

const url = (size: string) => `/images/carousel/${'c4'.repeat(32)}-${size}.webp`;
const harbour = aHeroImage({ alt: 'Harbour', url: url('1600x900') });
const file = aMediaFile({ url: harbour.url, name: 'harbour.jpg', alt: 'Boats' });
const heroPath = '/api/cms/hero-images';
const writePath = `PUT /api/cms/media/${file.id}`;

async function openHeroForm(responses: Record<string, unknown> = {}, image = harbour) {
  const calls = fakeGateway({
    '/api/auth/session': signedIn,
    [heroPath]: [image],
    [`${heroPath}/deleted`]: [],
    [media({ url: image.url }).path]: aMediaPage({ ...file, url: image.url }),
    ...responses,
  });
  const { user } = openAdmin('/admin/hero-images');
  await user.click(await screen.findByRole('button', { name: 'Edit Harbour' }));
  return { calls, user, form: await screen.findByRole('dialog', { name: 'Edit hero image' }) };
}

async function openFocalPoint(responses: Record<string, unknown> = {}) {
  const opened = await openHeroForm(responses);
  await opened.user.type(within(opened.form).getByRole('textbox', { name: 'Alt text' }), ' at dawn');
  await opened.user.click(await within(opened.form).findByRole('button', { name: 'Set focal point' }));
  const dialog = await screen.findByRole('dialog', { name: 'Focal point' });
  return {
    ...opened,
    dialog,
    marker: within(dialog).getByRole('button', { name: /^Focal point: 50 % from the left/ }),
  };
}

const positionsIn = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLImageElement>('figure img')].map((image) => image.style.objectPosition);

test.each([
  ['a wide picture', '1600x900', 39],
  ['a panorama', '1920x480', 18],
  ['a very tall picture', '300x1200', 36],
  ['a picture of nearly the same shape', '800x1000', 87],
])('it is said how much of %s the carousel shows, with the tool at hand', async (_case, size, percent) => {
  const { form } = await openHeroForm({}, { ...harbour, url: url(size) });
  expect(within(form).getByText(`Carousel: ${percent} % visible`)).toBeVisible();
  expect(await within(form).findByRole('button', { name: 'Set focal point' })).toBeVisible();
});

test('each place knows its own shape: a portrait in the header of a conference is cut', async () => {
  const conference = aListedConference({ featuredImage: url('900x1600') });
  fakeGateway({
    '/api/auth/session': signedIn,
    '/api/conferences': [conference],
    [`/api/conferences/slug/${conference.slug}`]: { ...aConference(), ...conference },
    [media({ url: conference.featuredImage }).path]: aMediaPage({ ...file, url: conference.featuredImage }),
  });
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/edit`);
  await user.click(await screen.findByRole('tab', { name: /Details/ }));
  expect(await screen.findByText('Header on phones: 32 % visible')).toBeVisible();
  expect(screen.getByText('Card in lists: 35 % visible')).toBeVisible();
  expect(screen.getByText('Header of the page: 34 % visible')).toBeVisible();
});

test('the focal point is set by keys in the form of the hero image, saved at once and undone', async () => {
  let stored = file;
  const { calls, user, form, dialog, marker } = await openFocalPoint({
    [media({ url: harbour.url }).path]: () => aMediaPage(stored),
    [writePath]: ({ body }: Call) => {
      stored = { ...file, ...(body as object), version: 4 };
      return stored;
    },
    'POST /api/cms/changes/change-1/undo': '',
  });
  marker.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(positionsIn(dialog)).toEqual(['60% 25%']);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('File updated successfully')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Focal point' })).toBeNull();
  expect(positionsIn(form)).toEqual(['60% 25%', '60% 25%']);
  expect(within(form).getByRole('textbox', { name: 'Alt text' })).toHaveValue('Harbour at dawn');
  expect(within(form).getByText('Unsaved changes')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    {
      path: `/api/cms/media/${file.id}`,
      body: { alt: 'Boats', focalPoint: '60% 25%' },
      headers: { 'If-Match': '"3"' },
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
});

test('it is set by pointing, and Escape asks before it is lost', async () => {
  const { user, dialog, marker } = await openFocalPoint();
  const picture = marker.parentElement as HTMLElement;
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 320, 180);
  // jsdom's pointer events have no position.
  fireEvent(picture, new MouseEvent('pointerup', { bubbles: true, clientX: 80, clientY: 90 }));
  expect(marker).toHaveAccessibleName('Focal point: 25 % from the left, 50 % from the top');
  expect(positionsIn(dialog)).toEqual(['25% 50%']);
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('another user’s focal point is a conflict, and both are offered', async () => {
  const changed = { by: 'yusuf@example.org', at: new Date().toISOString() };
  const theirs = { ...file, focalPoint: '10% 10%', version: 4, updatedBy: changed.by };
  const { calls, user, dialog, marker } = await openFocalPoint({
    [mediaFile(file.id).path]: theirs,
    [writePath]: ({ headers, body }: Call) =>
      headers['If-Match'] === '"4"'
        ? { ...theirs, ...(body as object), version: 5 }
        : failure(409, { message: 'Stale', changed, requestId: '1' }),
  });
  marker.focus();
  await user.keyboard('{ArrowLeft}');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('File updated successfully')).toBeVisible();
  expect(writeCalls(calls).map(({ body }) => body)).toMatchObject([
    { focalPoint: '45% 20%' },
    { focalPoint: '45% 20%' },
  ]);
});
