import type { HeroImage } from '@majlis/contracts/site/hero-images.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Call, failure, fakeGateway, pending, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aHeroImage, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/hero-images';
const court = aHeroImage({ alt: 'Court', order: 0 });
const library = aHeroImage({ alt: 'Library', order: 1, isActive: false });
const lattice = aHeroImage({ alt: 'Lattice', order: 2 });
const base = { '/api/auth/session': signedIn, [path]: [court, library, lattice], [`${path}/deleted`]: [] };
const displayedOrder = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function openImages() {
  const opened = openAdmin('/admin/hero-images');
  await screen.findByText('Court');
  return opened;
}

test('images show whether they are active, and a broken image says so', async () => {
  fakeGateway(base);
  await openImages();
  expect(screen.getAllByText('Active')).toHaveLength(2);
  expect(screen.getByRole('switch', { name: 'Show Library on the site' })).not.toBeChecked();
  const [picture] = document.querySelectorAll('main img');
  if (picture) fireEvent.error(picture);
  expect(screen.getByText('Image not found')).toBeVisible();
});

test('rows are numbered from 1, and only an inactive one is marked', async () => {
  fakeGateway(base);
  await openImages();
  const [, ...rows] = screen.getAllByRole('row');
  const orders = rows.map((row) => within(row).getByRole('button', { name: /^Order of / }));
  expect(orders.map(({ textContent }) => textContent?.trim())).toEqual(['1', '2', '3']);
  expect(rows.map(({ dataset }) => dataset.active)).toEqual(['true', 'false', 'true']);
  expect(screen.getByText('Inactive')).toHaveClass('badge');
  expect(screen.getAllByText('Active')[0]).not.toHaveClass('badge');
  expect(screen.getByRole('button', { name: 'Delete Court' })).toHaveTextContent('');
});

test('one click activates an image, on the loaded version', async () => {
  const calls = fakeGateway({ ...base, [`PUT ${path}/${library.id}/active`]: library });
  const { user } = await openImages();
  await user.click(screen.getByRole('switch', { name: 'Show Library on the site' }));
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([{ body: { isActive: true }, headers: { 'If-Match': '"3"' } }]);
});

test('Undo reverts the switch, and Redo sets it again', async () => {
  const calls = fakeGateway({
    ...base,
    [`PUT ${path}/${library.id}/active`]: { ...library, isActive: true, version: 4 },
    'POST /api/cms/changes/change-1/undo': '',
    'POST /api/cms/changes/change-2/undo': '',
  });
  const { user } = await openImages();
  await user.click(screen.getByRole('switch', { name: 'Show Library on the site' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(await screen.findByText('Redone')).toBeVisible();
  expect(
    writeCalls(calls)
      .map(({ path: sentTo }) => sentTo)
      .slice(1),
  ).toEqual(['/api/cms/changes/change-1/undo', '/api/cms/changes/change-2/undo']);
});

test('a switch keeps the focus while it is saving', async () => {
  fakeGateway({ ...base, [`PUT ${path}/${library.id}/active`]: pending });
  const { user } = await openImages();
  const toggle = screen.getByRole('switch', { name: 'Show Library on the site' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-disabled', 'true');
  // A browser removes the focus from a disabled element.
  expect(toggle).toBeEnabled();
});

test('a double click switches an image once, not back again', async () => {
  let current = library;
  const calls = fakeGateway({
    ...base,
    [path]: () => [court, current],
    [`PUT ${path}/${library.id}/active`]: () => {
      current = { ...library, isActive: true, version: 4 };
      return current;
    },
  });
  const { user } = await openImages();
  const toggle = screen.getByRole('switch', { name: 'Show Library on the site' });
  // The clock is stopped between the clicks, so that a slow machine still makes a double click.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  await user.click(toggle);
  clock.mockRestore();
  expect(writeCalls(calls)).toMatchObject([{ body: { isActive: true } }]);
});

test('a stale switch names who saved first', async () => {
  const changed = { by: 'yusuf@example.org', at: new Date().toISOString() };
  const stale = failure(409, { message: 'Stale', changed, requestId: '1' });
  fakeGateway({ ...base, [`PUT ${path}/${library.id}/active`]: stale });
  const { user } = await openImages();
  await user.click(screen.getByRole('switch', { name: 'Show Library on the site' }));
  expect(await screen.findByText('Failed to update image')).toBeVisible();
  expect(screen.getByText(/yusuf@example.org changed it today at/)).toBeVisible();
});

test('the arrow keys move an image at once, and the new order is saved', async () => {
  let images = [court, library, lattice];
  const calls = fakeGateway({
    ...base,
    [path]: () => images,
    [`PUT ${path}/order`]: ({ body }: { body: { ids: string[] } }) => {
      images = images.toSorted((one, other) => body.ids.indexOf(one.id) - body.ids.indexOf(other.id));
      return images;
    },
  });
  const { user } = await openImages();
  screen.getByRole('button', { name: /^Move Court: drag/ }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(displayedOrder()).toEqual(['Library', 'Lattice', 'Court']);
  expect(screen.getByRole('button', { name: /^Move Court: drag/ })).toHaveFocus();
  expect(screen.getByText('Court is now at position 3 of 3.')).toBeInTheDocument();
  await waitFor(() => expect(writeCalls(calls)).toHaveLength(2));
  expect(writeCalls(calls).map(({ body }) => body)).toEqual([
    { ids: [library.id, court.id, lattice.id], from: [court.id, library.id, lattice.id] },
    { ids: [library.id, lattice.id, court.id], from: [library.id, court.id, lattice.id] },
  ]);
});

test('a move during a save is saved after it and stays visible', async () => {
  let images = [court, library, lattice];
  let releaseFirst = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    releaseFirst = resolve;
  });
  const calls = fakeGateway({
    ...base,
    [path]: () => images,
    [`PUT ${path}/order`]: async () => {
      if (writeCalls(calls).length > 1) return pending;
      await isReleased;
      images = [library, court, lattice];
      return images;
    },
  });
  const { user } = await openImages();
  screen.getByRole('button', { name: /^Move Court: drag/ }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(writeCalls(calls)).toHaveLength(1));
  releaseFirst();
  await waitFor(() => expect(writeCalls(calls)).toHaveLength(2));
  expect(displayedOrder()).toEqual(['Library', 'Lattice', 'Court']);
});

test('nothing is sent without an image and an alt text', async () => {
  const calls = fakeGateway(base);
  const { user } = await openImages();
  await user.click(screen.getByRole('button', { name: 'Add image' }));
  expect(screen.getByText(/Recommended size 1920x1080 px/)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Order' })).toHaveValue(3);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Upload an image first')).toBeVisible();
  expect(screen.getByText('Alt text is required')).toBeVisible();
  expect(screen.getByLabelText('Image')).toHaveFocus();
  expect(writeCalls(calls)).toEqual([]);
});

test('an edit keeps the other fields', async () => {
  const calls = fakeGateway({ ...base, [`PUT ${path}/${court.id}`]: court });
  const { user } = await openImages();
  await user.click(screen.getByRole('button', { name: 'Edit Court' }));
  await user.type(screen.getByRole('textbox', { name: 'Alt text' }), 'yard');
  await user.click(screen.getByRole('checkbox', { name: 'Active' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
  expect(writeCalls(calls)).toMatchObject([
    { body: { url: court.url, alt: 'Courtyard', order: 0, isActive: false }, headers: { 'If-Match': '"3"' } },
  ]);
});

/** Edits the alt text after the same user changed the image in another window. */
async function editAfter(own: Partial<HeroImage>) {
  const now = { ...court, ...own, version: 4 };
  const changed = { by: now.updatedBy, at: now.updatedAt };
  const calls = fakeGateway({
    ...base,
    [path]: () => [writeCalls(calls).length > 0 ? now : court],
    [`PUT ${path}/${court.id}`]: ({ headers }: Call) =>
      headers['If-Match'] === '"4"' ? now : failure(409, { message: 'Stale', changed, requestId: '1' }),
  });
  const { user } = await openImages();
  await user.click(screen.getByRole('button', { name: 'Edit Court' }));
  await user.type(screen.getByRole('textbox', { name: 'Alt text' }), 'yard');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return calls;
}

test("a user's own move or switch is merged without a conflict", async () => {
  const calls = await editAfter({ order: 1, isActive: false });
  expect(await screen.findByText('Image updated successfully')).toBeVisible();
  expect(writeCalls(calls).at(-1)?.body).toMatchObject({ alt: 'Courtyard', order: 1, isActive: false });
});

test('the same field changed in another window of the same user is a conflict', async () => {
  const calls = await editAfter({ alt: 'Yard' });
  expect(await screen.findByRole('button', { name: 'Keep mine' })).toBeVisible();
  expect(writeCalls(calls)).toHaveLength(1);
});

test('an empty list of images tells what to do', async () => {
  fakeGateway({ ...base, [path]: [] });
  const { user } = openAdmin('/admin/hero-images');
  await user.click(await screen.findByRole('button', { name: 'Add the first image' }));
  expect(screen.getByRole('dialog', { name: 'Add hero image' })).toBeVisible();
});

test('deleted images can be restored', async () => {
  const calls = fakeGateway({
    ...base,
    [`${path}/deleted`]: [aHeroImage({ order: 7, alt: 'Gone', deletedAt: '2026-03-12T09:00:00.000Z' })],
    [`POST ${path}/${aHeroImage({ order: 7 }).id}/restore`]: court,
  });
  const { user } = await openImages();
  await user.click(await screen.findByText('Recently deleted (1)'));
  await user.click(screen.getByRole('button', { name: 'Restore Gone' }));
  expect(await screen.findByText('Image restored successfully')).toBeVisible();
  expect(writeCalls(calls)).toHaveLength(1);
});

test('after a deletion the next image is focused', async () => {
  let images = [court, library, lattice];
  fakeGateway({
    ...base,
    [path]: () => images,
    [`DELETE ${path}/${court.id}`]: () => {
      images = [library, lattice];
      return '';
    },
  });
  const { user } = await openImages();
  await user.click(screen.getByRole('button', { name: 'Delete Court' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Court' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Move Library: drag/ })).toHaveFocus());
});
