import '../../../testing/fake-intersection-observer';
import type { MediaFile, MediaPage } from '@majlis/contracts/staff/media.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending, writeCalls } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aConference } from '../../../testing/samples';
import { aMediaFile, signedIn } from '../../../testing/staff-samples';

const path = '/api/cms/media';
const court = aMediaFile();
const [idOfGate, idOfPaper] = ['1', '2'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
const gate = aMediaFile({ id: idOfGate, name: 'gate.png', alt: '', folder: 'team', isMissingAlt: true });
const paper = aMediaFile({
  ...{ id: idOfPaper, name: 'paper.pdf', kind: 'document', folder: 'documents', alt: '', width: null, height: null },
  url: `/documents/${'a'.repeat(64)}.pdf`,
});
const page = (files: MediaFile[], changes: Partial<MediaPage> = {}): MediaPage => ({
  ...{ files, total: files.length, next: null },
  ...changes,
});
const base = {
  '/api/auth/session': signedIn,
  '/api/auth/accounts': [{ email: 'amina@example.org', displayName: 'Amina' }],
  [`${path}?`]: page([court, gate, paper]),
  [`${path}/${court.id}`]: court,
  [`${path}/${court.id}/uses`]: [],
};
const search = () => new URLSearchParams(window.location.search);

async function openFile(name: string | RegExp, responses: Record<string, unknown> = {}) {
  const calls = fakeGateway({ ...base, ...responses });
  const { user } = openAdmin('/admin/media');
  await user.click(await screen.findByRole('button', { name }));
  return { user, calls, dialog: await screen.findByRole('dialog') };
}

test('files show their size, and a picture without alt text is marked', async () => {
  fakeGateway(base);
  openAdmin('/admin/media');
  const tile = (await screen.findByRole('button', { name: 'gate.png' })).closest('li');
  expect(tile).toHaveTextContent('gate.png1200 × 800 px · 47 KBNo alt text');
  expect(screen.getByRole('button', { name: 'paper.pdf' }).closest('li')).toHaveTextContent('PDF · 47 KB');
  expect(screen.getAllByText('No alt text')).toHaveLength(1);
  expect(screen.getByText('3 files')).toBeVisible();
});

test('a picture that is described where it is used says so in its form', async () => {
  const use = { service: 'cms' as const, label: 'The harbour', href: '/admin/hero-images', alt: 'The harbour' };
  const uses = [
    { ...use, place: 'Hero image' },
    { ...use, place: 'Page', alt: 'Boats' },
  ];
  const harbour = { ...gate, isMissingAlt: false, describedBy: uses };
  const responses = { [`${path}/${gate.id}`]: harbour, [`${path}/${gate.id}/uses`]: uses };
  const { dialog } = await openFile('gate.png', { ...responses, [`${path}?`]: page([harbour]) });
  const note = 'Alt text given where it is used: “The harbour” (Hero image and one other place)';
  expect(dialog).toHaveTextContent(note);
  expect(screen.queryByText('No alt text')).toBeNull();
});

test('search, filters and the view are in the address', async () => {
  const query = 'q=gate&kind=picture&folder=team&filter=missing-alt';
  fakeGateway({ ...base, [`${path}?${query}`]: page([gate]) });
  openAdmin(`/admin/media?${query}&view=list`);
  expect(await screen.findByRole('rowheader', { name: /gate\.png/ })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('gate');
  expect(screen.getByRole('combobox', { name: 'Folder' })).toHaveValue('team');
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
});

test('a filter without results offers all files', async () => {
  fakeGateway({ ...base, [`${path}?filter=unused`]: page([]) });
  const { user } = openAdmin('/admin/media');
  await screen.findByText('3 files');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Unused');
  expect(await screen.findByText('No files match.')).toBeVisible();
  await waitFor(() => expect(search().get('filter')).toBe('unused'));
  await user.click(screen.getByRole('button', { name: 'Show all files' }));
  expect(await screen.findByText('3 files')).toBeVisible();
});

test('the next page follows the last file', async () => {
  fakeGateway({
    ...base,
    [`${path}?`]: page([court], { total: 2, next: court.id }),
    [`${path}?before=${court.id}`]: page([gate], { total: 2 }),
  });
  openAdmin('/admin/media');
  expect(await screen.findByRole('button', { name: 'gate.png' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'court.jpg' })).toBeVisible();
});

test('an empty library says what to do, a failed list can be read again', async () => {
  let isBroken = true;
  fakeGateway({ ...base, [`${path}?`]: () => (isBroken ? failure(503) : page([])) });
  const { user } = openAdmin('/admin/media');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Upload the first files' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('alt text, focal point and name are saved on the version that was read', async () => {
  const { user, calls, dialog } = await openFile('court.jpg', { [`PUT ${path}/${court.id}`]: court });
  expect(dialog).toHaveTextContent('Uploadedon 12 March 2026 at');
  expect(dialog).toHaveTextContent('by Amina');
  expect(within(dialog).getByText('Nothing uses this file.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /Alt text/ }), ' at noon');
  within(dialog).getByRole('button', { name: 'Focal point: 50 % from the left, 20 % from the top' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(within(dialog).getByRole('button', { name: /60 % from the left, 15 % from the top/ })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('File updated successfully')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writeCalls(calls)).toMatchObject([
    {
      body: { name: 'court.jpg', alt: 'A courtyard at noon', isDecorative: false, focalPoint: '60% 15%' },
      headers: { 'If-Match': '"3"' },
    },
  ]);
});

test('the focal point is set by pointing and by numbers, stops at the edge, and returns to the default', async () => {
  const { user, dialog } = await openFile('court.jpg');
  const marker = within(dialog).getByRole('button', { name: /^Focal point/ });
  const position = () => marker.getAttribute('aria-label')?.replace('Focal point: ', '');
  marker.focus();
  await user.keyboard('{ArrowDown>20/}');
  expect(position()).toBe('50 % from the left, 100 % from the top');
  const picture = marker.parentElement as HTMLElement;
  picture.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200);
  // jsdom's pointer events have no position.
  fireEvent(picture, new MouseEvent('pointerup', { bubbles: true, clientX: 200, clientY: 100 }));
  expect(position()).toBe('25 % from the left, 25 % from the top');
  fireEvent.change(within(dialog).getByRole('spinbutton', { name: 'From the top, %' }), { target: { value: '130' } });
  expect(position()).toBe('25 % from the left, 100 % from the top');
  for (const crop of dialog.querySelectorAll<HTMLImageElement>('figure img'))
    expect(crop.style.objectPosition).toBe('25% 100%');
  await user.click(within(dialog).getByRole('button', { name: 'Use the default' }));
  expect(position()).toBe('50 % from the left, 20 % from the top');
});

test('a decorative picture needs no alt text, a document has none', async () => {
  const { user, dialog } = await openFile('court.jpg');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Decorative' }));
  expect(within(dialog).queryByRole('textbox', { name: /Alt text/ })).toBeNull();
});

test('a document has neither alt text nor focal point', async () => {
  const { dialog } = await openFile('paper.pdf', { [`${path}/${paper.id}`]: paper, [`${path}/${paper.id}/uses`]: [] });
  expect(within(dialog).getByRole('textbox', { name: /Name/ })).toHaveValue('paper.pdf');
  expect(within(dialog).queryByRole('textbox', { name: /Alt text/ })).toBeNull();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  expect(within(dialog).queryByRole('group', { name: 'Focal point' })).toBeNull();
});

test('a used file names its places and is not deleted', async () => {
  const { user, calls, dialog } = await openFile('court.jpg', {
    [`${path}/${court.id}/uses`]: [
      { place: 'Hero image', label: 'The gate', href: '/admin/hero-images' },
      { place: 'Page', label: '', href: '/admin/pages' },
      { place: 'later_things', label: '', href: null },
    ],
  });
  expect(await within(dialog).findByRole('link', { name: 'The gate' })).toHaveAttribute('href', '/admin/hero-images');
  const places = within(within(dialog).getByRole('region', { name: 'Where used' })).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual(['Hero image: The gate', 'Page: open', 'later_things']);
  await user.click(within(dialog).getByRole('button', { name: 'Delete file' }));
  expect(
    await screen.findByText('It is used in 3 places. Choose another file there first, or replace it.'),
  ).toBeVisible();
  expect(writeCalls(calls)).toEqual([]);
});

test('a file used in a conference and its copy says in which of them', async () => {
  const [first, copy] = [
    aConference({ id: 'first', title: 'Trade', startDate: '2027-05-06T07:00:00.000Z' }),
    aConference({ id: 'copy', title: 'Trade', startDate: '2028-05-06T07:00:00.000Z' }),
  ];
  const use = { service: 'conferences', href: null, alt: '' };
  const { dialog } = await openFile('court.jpg', {
    '/api/conferences': [first, copy],
    [`${path}/${court.id}/uses`]: [
      { ...use, place: 'Conference', label: 'Trade', conferenceId: 'first' },
      { ...use, place: 'Conference', label: 'Trade', conferenceId: 'copy' },
      { ...use, place: 'Session', label: 'Opening', conferenceId: 'copy' },
    ],
  });
  const places = await within(dialog).findByRole('region', { name: 'Where used' });
  await waitFor(() =>
    expect(
      within(places)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Conference: Trade (2027)', 'Conference: Trade (2028)', 'Session: Opening · Trade (2028)']),
  );
});

test('an unused file is deleted and returns with Undo', async () => {
  let current = court;
  const { user, calls, dialog } = await openFile('court.jpg', {
    [`${path}/${court.id}`]: () => current,
    [`DELETE ${path}/${court.id}`]: () => {
      current = { ...court, deletedAt: '2026-03-13T08:00:00.000Z' };
      return '';
    },
    'POST /api/cms/changes/change-1/undo': () => {
      current = court;
      return '';
    },
  });
  await within(dialog).findByText('Nothing uses this file.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete file' }));
  await user.click(await screen.findByRole('button', { name: 'Delete court.jpg' }));
  expect(await screen.findByText(/^Deleted by/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Delete file' })).toBeVisible();
  expect(writeCalls(calls).map(({ method }) => method)).toEqual(['DELETE', 'POST']);
});

test('a link opens a file that the list does not show', async () => {
  fakeGateway({ ...base, [`${path}?`]: page([gate]) });
  openAdmin(`/admin/media?file=${court.id}`);
  expect(await screen.findByRole('dialog', { name: 'court.jpg' })).toBeVisible();
});

test('a file that does not exist can be closed', async () => {
  fakeGateway(base);
  const { user } = openAdmin('/admin/media?file=99999999-0000-4000-8000-000000000000');
  const dialog = await screen.findByRole('dialog', { name: 'File' });
  expect(await within(dialog).findByText('The list could not be loaded.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the list shows that it is loading', async () => {
  fakeGateway({ ...base, [`${path}?`]: pending });
  openAdmin('/admin/media');
  expect(await screen.findByText('Loading files...')).toBeInTheDocument();
});
