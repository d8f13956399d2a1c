import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { aConference } from '../../../testing/samples';
import { CallForPapers } from '../call-for-papers';
import { ConferenceSidebar } from './conference-sidebar';

const renderSidebar = (changes: Parameters<typeof aConference>[0]) =>
  renderPage(<ConferenceSidebar conference={aConference(changes)} />);
const renderCall = (changes: Parameters<typeof aConference>[0]) =>
  renderPage(<CallForPapers conference={aConference(changes)} />);
const card = (name: string) => within(screen.getByRole('region', { name }));
const inTheFuture = { startDate: '2120-01-01T00:00:00Z', endDate: '2120-01-02T00:00:00Z' };

const link = (href: string) => ({
  papersLink: href,
  websiteUrl: 'https://w.example.org',
  contactEmail: 'c@example.org',
});
test.each([
  ['online, where there is a link', link('https://p.example.org'), 'Submit online', 'https://p.example.org'],
  [
    'by mail without one',
    link(''),
    'c@example.org',
    'mailto:c@example.org?subject=Submission%3A%20Faith%20and%20self-government',
  ],
  ['as the website says', { ...link(''), contactEmail: '' }, 'See the conference website', 'https://w.example.org'],
])('papers are submitted %s', (_how, changes, name, href) => {
  renderCall({ ...inTheFuture, ...changes });
  expect(card('Call for Papers').getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', href);
});

test('a call without any link announces how to submit', () => {
  renderCall({ ...inTheFuture });
  expect(card('Call for Papers').getByText('How to submit will be announced here.')).toBeVisible();
});

test('a call is closed after its last deadline', () => {
  renderCall({
    ...link('https://p.example.org'),
    paperSubmissionDeadline: '2020-03-01T15:59:00Z',
  });
  const call = card('Call for Papers');
  expect(call.getByText('This call is closed.')).toBeVisible();
  expect(call.queryByRole('link')).toBeNull();
});

test.each([
  [{ ...inTheFuture, registrationRequired: true }, 'The link is sent to those who are registered, before it begins.'],
  [{ ...inTheFuture, registrationRequired: false }, 'How to join will be announced here.'],
  [{ endDate: '2020-01-02T00:00:00Z' }, undefined],
])('a virtual conference tells how to join until it is over: %o', (changes, note) => {
  renderSidebar({ isVirtual: true, virtualPlatform: 'zoom', virtualLink: 'https://meet.example.org/1', ...changes });
  const venue = card('Conference Details').getByText('Online, on Zoom');
  expect(venue.closest('dd')?.querySelector('.note')?.textContent).toBe(note);
  expect(document.body.innerHTML).not.toContain('meet.example.org');
});

test.each([
  [{ maxAttendees: 40, currentAttendees: 28 }, '12 places left'],
  [{ maxAttendees: 40, currentAttendees: 39 }, '1 place left'],
  [{ maxAttendees: 40, currentAttendees: 41 }, 'Fully booked'],
  [{ maxAttendees: 40, currentAttendees: 0 }, undefined],
  [{ maxAttendees: null, currentAttendees: 28 }, undefined],
  [{ maxAttendees: 40, currentAttendees: 28, registrationDeadline: '2020-01-01T00:00:00Z' }, undefined],
])('the number of places left is shown: %o', (changes, text) => {
  renderSidebar({ ...inTheFuture, registrationRequired: true, ...changes });
  const places = card('Registration').queryByText(/places? left|Fully booked/);
  expect(places?.textContent).toBe(text);
});

test.each([
  [inTheFuture, 'btn-primary'],
  [{ ...inTheFuture, maxAttendees: 40, currentAttendees: 40 }, 'btn-outline-primary'],
])('the button to register stands out only while registration is open: %o', (changes, className) => {
  renderSidebar({ registrationRequired: true, registrationLink: 'https://r.example.org', ...changes });
  expect(card('Registration').getByRole('link', { name: /^Register Now/ })).toHaveClass(className);
});

test('the venue links to a map in a new tab', () => {
  renderSidebar({ venue: 'Hall & Court', venueAddress: '8 Jalan Contoh', city: 'Kuala Lumpur', country: 'Malaysia' });
  const map = card('Conference Details').getByRole('link', { name: 'View on map (opens in a new tab)' });
  expect(map).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Hall%20%26%20Court%2C%208%20Jalan%20Contoh%2C%20Kuala%20Lumpur%2C%20Malaysia',
  );
  expect(map).toHaveAttribute('target', '_blank');
});

test.each([
  [{ venueAddress: '8 Jalan Contoh' }, 1],
  [{ city: 'Kuala Lumpur' }, 0],
  [{ isVirtual: true, venue: 'Nowhere' }, 0],
])('only a physical venue links to a map: %o', (changes, count) => {
  renderSidebar(changes);
  expect(screen.queryAllByRole('link', { name: /^View on map/ })).toHaveLength(count);
});

test.each([
  [inTheFuture, ['/calendars/conferences/ID.ics', 'webcal://localhost:8080/calendars/conferences/ID.ics']],
  [{ endDate: '2020-01-02T00:00:00Z' }, ['/calendars/conferences/ID.ics']],
])('a conference can be added to a calendar, and subscribed to until it is over: %o', (changes, hrefs) => {
  const { id } = aConference();
  renderSidebar({ id, ...changes });
  const links = card('Add to Calendar').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs.map((href) => href.replace('ID', id)));
});

test('a draft has no calendar', () => {
  renderSidebar({ status: 'draft' });
  expect(screen.queryByText('Add to Calendar')).toBeNull();
});

test.each([
  ['its deadline', { registrationDeadline: '2020-03-01T15:59:00Z' }],
  ['its beginning, without a deadline', { registrationDeadline: null, startDate: '2020-03-01T00:00:00Z' }],
])('registration is closed after %s', (_moment, changes) => {
  renderSidebar({ ...inTheFuture, registrationRequired: true, registrationLink: 'https://r.example.org', ...changes });
  expect(card('Registration').getByText('Registration is closed')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Register/ })).toBeNull();
});
