import type { Conference } from '@majlis/contracts/conferences/conferences';
import { screen, waitFor } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aConference, aDocument } from '../../testing/samples';
import { ConferenceHeader } from './conference-header';

const conferenceId = aConference().id;

function renderHeader(changes: Partial<Conference>, responses: Record<string, unknown> = {}) {
  fakeGateway({ [`/api/conferences/${conferenceId}/documents`]: [], ...responses });
  const conference = aConference({ id: conferenceId, ...changes });
  renderPage(<ConferenceHeader conference={conference} />, { at: '/conferences/self-government' });
}

const inTheFuture = { startDate: '2120-01-01T00:00:00Z', endDate: '2120-01-02T00:00:00Z' };
const inThePast = { startDate: '2020-01-01T00:00:00Z', endDate: '2020-01-02T00:00:00Z' };
const headerLinks = () => {
  const header = screen.getByRole('heading', { level: 1 }).closest('header');
  const links = [...(header?.querySelectorAll('a.btn') ?? [])];
  return links.map((link) => [link.textContent?.replace(' (opens in a new tab)', ''), link.getAttribute('href')]);
};
const toProgram = ['See the program', '/conferences/self-government#agenda'];
const toRegister = ['Register now', 'https://example.org/r'];

test('the header offers registration until its deadline, then the program', () => {
  renderHeader({
    ...inTheFuture,
    registrationLink: 'https://example.org/r',
    registrationDeadline: '2119-12-20T17:00:00Z',
  });
  expect(headerLinks()).toEqual([toRegister, toProgram]);
  expect(screen.getByText('until').textContent).toBe('until 21 December 2119');
});

test.each([
  ['after its deadline', { registrationDeadline: '2020-01-01T00:00:00Z' }],
  ['when it is fully booked', { maxAttendees: 40, currentAttendees: 40 }],
  ['without a link', { registrationLink: '' }],
])('the header offers no registration %s', (_when, changes) => {
  renderHeader({ ...inTheFuture, registrationLink: 'https://example.org/r', ...changes });
  expect(headerLinks()).toEqual([toProgram]);
});

test('the header says that registration is closed, and no button has the colour of the main action', () => {
  renderHeader({
    ...inTheFuture,
    featuredImage: '',
    registrationRequired: true,
    registrationLink: 'https://example.org/r',
    registrationDeadline: '2021-05-06T07:08:00Z',
  });
  expect(screen.getByText('Registration is closed')).toBeVisible();
  expect(document.querySelector('header .btn-primary')).toBeNull();
});

test('a conference that is over says so and offers its papers and recordings instead of its program', async () => {
  const documents = [aDocument({ kind: 'recording', url: 'https://example.org/film' })];
  const past = { ...inThePast, papersLink: 'https://example.org/papers', registrationLink: 'https://example.org/r' };
  renderHeader(past, { [`/api/conferences/${conferenceId}/documents`]: documents });
  expect(screen.getByText('This conference is over')).toBeVisible();
  await waitFor(() =>
    expect(headerLinks()).toEqual([
      ['Papers', 'https://example.org/papers'],
      ['Recordings', 'https://example.org/film'],
    ]),
  );
});

test('several recordings are linked where they are listed', async () => {
  const documents = [1, 2].map((order) => aDocument({ id: `film-${order}`, kind: 'recording', order }));
  renderHeader(inThePast, { [`/api/conferences/${conferenceId}/documents`]: documents });
  await waitFor(() => expect(headerLinks()).toEqual([['Recordings', '/conferences/self-government#documents']]));
});

test('a conference that is over and has neither papers nor recordings offers its program', () => {
  renderHeader(inThePast);
  expect(headerLinks()).toEqual([toProgram]);
});

test('a long title is set smaller', () => {
  renderHeader({ title: 'Word '.repeat(12).trim() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveClass('mediumTitle');
});
