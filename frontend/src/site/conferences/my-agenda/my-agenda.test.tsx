import { calendarPaths } from '@majlis/contracts/conferences/calendars';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { fakeGateway } from '../../../testing/fake-gateway';
import { renderPage } from '../../../testing/render-page';
import { aConference, anAgendaSession } from '../../../testing/samples';
import { Programme } from '../programme/programme';
import { agendaHash } from './agenda-link';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
/** The sessions come in pairs that begin together, one pair after the other. */
const sessions = Array.from({ length: 12 }, (_, index) =>
  anAgendaSession({
    id: id(index),
    title: `Session ${index}`,
    sessionType: index % 2 ? 'panel' : 'keynote',
    startTime: `2026-12-12T${String(Math.floor(index / 2)).padStart(2, '0')}:00:00.000Z`,
    endTime: `2026-12-12T${String(Math.floor(index / 2)).padStart(2, '0')}:30:00.000Z`,
  }),
) as [AgendaSession, ...AgendaSession[]];

function ShowLocation() {
  const { search, hash } = useLocation();
  return <output aria-label="Location">{search + hash}</output>;
}

/** Each test has a conference of its own, because an agenda that the browser does not store stays in memory. */
function openProgramme(slug: string, at = '/', listed = sessions) {
  fakeGateway({});
  const programme = (
    <>
      <Programme conference={aConference({ slug })} sessions={listed} />
      <ShowLocation />
    </>
  );
  return renderPage(programme, { at });
}
const star = (index: number) => screen.getByRole('button', { name: `Add to my agenda: Session ${index}` });
const shownLocation = () => screen.getByRole('status', { name: 'Location' }).textContent;
const filter = () => screen.getByRole('button', { name: /^My agenda/ });
const announcement = () => document.querySelector('[aria-live]')?.textContent;
const titles = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const stored = (slug: string): unknown => JSON.parse(localStorage.getItem(`agenda-${slug}`) ?? 'null');
const storeIds = (slug: string, indexes: number[]) =>
  localStorage.setItem(`agenda-${slug}`, JSON.stringify(indexes.map(id)));

test('a star adds a session and takes it out again; only its id is kept, for this conference', async () => {
  openProgramme('stars');
  expect(star(3)).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(star(3));
  expect(star(3)).toHaveAttribute('aria-pressed', 'true');
  expect(filter()).toHaveTextContent('My agenda (1)');
  expect(localStorage).toHaveLength(1);
  expect(stored('stars')).toEqual([id(3)]);
  await userEvent.click(star(3));
  expect(star(3)).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage).toHaveLength(0);
});

test('another tab adds a session, and nothing of it is lost by the next star here', async () => {
  openProgramme('tabs');
  await userEvent.click(star(0));
  storeIds('tabs', [0, 1]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'agenda-tabs' })));
  expect(star(1)).toHaveAttribute('aria-pressed', 'true');
  storeIds('tabs', [0, 1, 2]);
  await userEvent.click(star(3));
  expect(stored('tabs')).toEqual([0, 1, 2, 3].map(id));
});

test('what another program left in the storage is ignored', () => {
  localStorage.setItem('agenda-damaged', '{"not": ["a list"]}');
  openProgramme('damaged');
  expect(filter()).toHaveTextContent('My agenda (0)');
});

test('a browser that stores nothing says so, and the agenda lasts as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { unmount } = openProgramme('full');
  await userEvent.click(star(0));
  await userEvent.click(star(2));
  expect(screen.getAllByText(/Your browser does not keep your agenda/)).not.toHaveLength(0);
  expect(announcement()).toBe('Your browser does not keep your agenda. It is lost when you close this page.');
  unmount();
  openProgramme('full', '/?agenda=mine');
  expect(titles()).toEqual(['Session 0', 'Session 2']);
  expect(screen.getByRole('region', { name: 'My agenda' })).toHaveTextContent(
    'Your browser does not keep your agenda.',
  );
});

test('the filter is in the address and works together with the others', async () => {
  storeIds('filter', [0, 1, 4]);
  openProgramme('filter', '/?type=keynote');
  expect(titles()).toHaveLength(6);
  await userEvent.click(filter());
  expect(titles()).toEqual(['Session 0', 'Session 4']);
  expect(filter()).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(shownLocation()).toBe('?type=keynote&agenda=mine'));
  await userEvent.type(screen.getByRole('searchbox'), 'nothing like it');
  await waitFor(() => expect(screen.getByText(/No sessions of your agenda match/)).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Show all sessions' }));
  expect(titles()).toHaveLength(12);
});

test('an empty agenda says how to fill it', () => {
  openProgramme('empty', '/?agenda=mine');
  expect(screen.getByText(/Press the star beside a session to add it/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'My agenda' })).not.toBeInTheDocument();
});

test('a session that is taken out of the filtered agenda can be put back', async () => {
  storeIds('undo', [0, 4]);
  openProgramme('undo', '/?agenda=mine');
  await userEvent.click(star(4));
  expect(star(4)).toHaveFocus();
  expect(titles()).toEqual(['Session 0', 'Session 4']);
  expect(filter()).toHaveTextContent('(1)');
  await userEvent.click(filter());
  await userEvent.click(filter());
  expect(titles()).toEqual(['Session 0']);
});

test('sessions that were withdrawn are counted and can be removed', async () => {
  storeIds('withdrawn', [0, 98, 99]);
  openProgramme('withdrawn', '/?agenda=mine');
  const head = within(screen.getByRole('region', { name: 'My agenda' }));
  expect(head.getByText(/2 sessions of your agenda are no longer in the program/)).toBeVisible();
  await userEvent.click(head.getByRole('button', { name: 'Remove them from my agenda' }));
  expect(stored('withdrawn')).toEqual([id(0)]);
  expect(screen.getByRole('heading', { name: 'My agenda' })).toHaveFocus();
  expect(screen.queryByText(/no longer in the program/)).not.toBeInTheDocument();
});

test('sessions that overlap say so in both rows, in the head and to screen readers', async () => {
  openProgramme('clash');
  await userEvent.click(star(0));
  await userEvent.click(star(1));
  const note = (index: number) => star(index).closest('li')?.querySelector('p:last-child');
  expect(note(0)).toHaveTextContent('Overlaps with “\u2068Session 1\u2069”.');
  expect(note(1)).toHaveTextContent('Overlaps with “\u2068Session 0\u2069”.');
  expect(announcement()).toBe(note(1)?.textContent);
  await userEvent.click(filter());
  expect(within(screen.getByRole('list', { name: 'Clashes' })).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(star(0));
  expect(screen.queryByText(/Overlaps with/)).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Clashes' })).not.toBeInTheDocument();
});

test.each([
  ['Add to mine', [2, 0, 1]],
  ['Replace mine', [0, 1]],
])('“%s” takes a shared agenda once it is chosen', async (choice, expected) => {
  const slug = choice.replaceAll(' ', '-');
  storeIds(slug, [2]);
  openProgramme(slug, `/${agendaHash([id(0), id(1), id(77)])}`);
  const dialog = await screen.findByRole('dialog', { name: 'Someone shared an agenda of 2 sessions with you' });
  expect(dialog).toHaveTextContent('1 session of this link is not in the program.');
  expect(dialog).toHaveTextContent('Your own agenda has 1 session.');
  expect(stored(slug)).toEqual([id(2)]);
  await userEvent.click(within(dialog).getByRole('button', { name: choice }));
  expect(stored(slug)).toEqual(expected.map(id));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(titles()).toHaveLength(expected.length);
  await waitFor(() => expect(shownLocation()).toBe('?agenda=mine'));
});

test('a shared agenda is added to what another tab has chosen meanwhile', async () => {
  openProgramme('meanwhile', `/${agendaHash([id(0)])}`);
  const add = await screen.findByRole('button', { name: 'Add to mine' });
  storeIds('meanwhile', [5]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'agenda-meanwhile' })));
  await userEvent.click(add);
  expect(stored('meanwhile')).toEqual([id(5), id(0)]);
});

test('a shared agenda can only be looked at, and its sessions added one by one', async () => {
  openProgramme('looking', `/${agendaHash([id(0), id(3)])}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Only look' }));
  expect(screen.getByText('You are looking at a shared agenda of 2 sessions.')).toBeVisible();
  expect(titles()).toEqual(['Session 0', 'Session 3']);
  expect(stored('looking')).toBeNull();
  await userEvent.click(star(3));
  expect(titles()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show all sessions' }));
  expect(titles()).toHaveLength(12);
  expect(stored('looking')).toEqual([id(3)]);
  expect(shownLocation()).toBe('');
});

test('closing the question, or a link without sessions of this programme, changes nothing', async () => {
  openProgramme('closing', `/?type=panel${agendaHash([id(77)])}x`);
  const dialog = await screen.findByRole('dialog', { name: 'This link has no session of the program' });
  expect(dialog).toHaveTextContent('The end of the link is missing.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shownLocation()).toBe('?type=panel');
  expect(titles()).toHaveLength(6);
  expect(stored('closing')).toBeNull();
});

test('the agenda is shared as a link and a QR code, printed and added to a calendar', async () => {
  storeIds('sharing', [0, 5]);
  openProgramme('sharing', '/?agenda=mine');
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Print my agenda' }));
  expect(print).toHaveBeenCalledTimes(1);
  const calendar = screen.getByRole('link', { name: 'Add to calendar' });
  expect(calendar).toHaveAttribute('href', calendarPaths.choice('sharing', [id(0), id(5)]));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Share or open on a phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share my agenda' }));
  const link = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link to my agenda' }).value;
  expect(link).toBe(`${location.origin}/conferences/sharing${agendaHash([id(0), id(5)])}`);
  expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(dialog.getByRole('status')).toHaveTextContent('Link copied');
});

test('an agenda that is too long for a QR code still has its link', async () => {
  const many = Array.from({ length: 300 }, (_, index) => anAgendaSession({ id: id(index), title: `Session ${index}` }));
  storeIds('long', [...many.keys()]);
  openProgramme('long', '/?agenda=mine', many as [AgendaSession, ...AgendaSession[]]);
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Share or open on a phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/too long for a code that a camera can read/)).toBeVisible();
  expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toHaveLength(
    `${location.origin}/conferences/long#agenda=`.length + 2400,
  );
});
