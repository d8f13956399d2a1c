import { setTimeout } from 'node:timers/promises';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../../testing/fake-gateway';
import { openSite } from '../../../testing/open-site';
import {
  aChange,
  aConference,
  aDocument,
  anAgendaSession,
  aPerson,
  aSessionDetail,
  aSpeaker,
} from '../../../testing/samples';

const conference = '/conferences/self-government';
const sessionUrl = `${conference}/sessions/session-1`;
const id = aConference().id;
const sessions = [anAgendaSession({ id: 'session-0', title: 'Before' }), anAgendaSession()];

function visit(
  detail: unknown,
  conferenceResponse: unknown = aConference({ id, slug: 'self-government' }),
  agenda: unknown = sessions,
) {
  const calls = fakeGateway({
    '/api/conferences/slug/self-government': conferenceResponse,
    [`/api/conferences/${id}/agenda`]: agenda,
    [`/api/conferences/${id}/documents`]: [],
    [`/api/conferences/${id}/partners`]: [],
    '/api/conferences/slug/self-government/sessions/session-1': detail,
    '/api/cms/content': [],
    '/api/cms/footer-partners': [],
  });
  return { ...openSite(sessionUrl), calls };
}
const open = async (detail: unknown, changes: Partial<Conference> = {}) => {
  const site = visit(detail, aConference({ id, slug: 'self-government', ...changes }));
  await screen.findByRole('heading', { level: 1, name: 'Consent and covenant' });
  return site;
};

test('the URL of a session opens it as a page, without loading the programme', async () => {
  const { calls } = await open(
    aSessionDetail({
      description: 'A reading.',
      sessionAbstract: 'On consent.',
      location: 'Grand Hall',
      speakers: [aSpeaker(aPerson())],
      documents: [aDocument({ title: 'Slides' })],
    }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  for (const text of ['Saturday 12 December 2026', '09:00–10:30', 'Grand Hall', 'A reading.', 'On consent.'])
    expect(screen.getByText(text)).toBeVisible();
  const headings = within(screen.getByRole('main')).getAllByRole('heading');
  expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Consent and covenant',
    'H2 Abstract',
    'H2 Speakers & Presenters',
    'H3 Salma Idris',
    'H2 Materials',
    'H2 Faith and self-government',
  ]);
  expect(screen.getByRole('link', { name: /^Slides/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(calls.map(({ path }) => path).sort()).toEqual([
    '/api/cms/content',
    '/api/cms/footer-partners',
    '/api/cms/pages/links',
    '/api/conferences/slug/self-government',
    '/api/conferences/slug/self-government/sessions/session-1',
  ]);
});

test('title, canonical URL and description name the session and its conference', async () => {
  await open(aSessionDetail({ description: '', sessionAbstract: '' }));
  await waitFor(() => expect(document.title).toMatch(/^Consent and covenant · Faith and self-government · /));
  const { head } = document;
  expect(head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `http://localhost:8080${sessionUrl}`);
  expect(head.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'Presentation on Saturday 12 December 2026 at 09:00: Faith and self-government',
  );
});

test('a right-to-left conference title does not reverse the breadcrumb', async () => {
  await open(aSessionDetail(), { title: 'الحرية والضمير' });
  const [, conferenceStep] = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(conferenceStep).not.toHaveAttribute('dir');
  expect(screen.getByRole('link', { name: 'الحرية والضمير' })).toHaveAttribute('dir', 'auto');
});

test('the page links to the conference, and to the session within its programme', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  const { user, currentUrl } = await open(aSessionDetail());
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(steps.map((step) => step.getAttribute('href'))).toEqual(['/conferences', conference]);
  await user.click(screen.getByRole('link', { name: 'View Conference Program' }));
  const inProgramme = await screen.findByRole('link', { name: 'Consent and covenant' });
  expect(currentUrl()).toBe(`${conference}#session-session-1`);
  await waitFor(() => expect(inProgramme).toHaveFocus());
  expect(scrolled).toContain('session-session-1');
});

test('a programme that loads late is still scrolled to the session', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  let arrive = (_programme: unknown) => {};
  const coming = new Promise((resolve) => {
    arrive = resolve;
  });
  const { user } = visit(aSessionDetail(), undefined, () => coming);
  await user.click(await screen.findByRole('link', { name: 'View Conference Program' }));
  await screen.findByText('Loading the program...');
  await setTimeout(300); // longer than the delay before the page scrolls to the hash
  arrive(sessions);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Consent and covenant' })).toHaveFocus());
});

test('a loading message is shown while the session loads', async () => {
  visit(pending);
  expect(await screen.findByText('Loading session...')).toBeVisible();
  expect(document.title).toMatch(/^Session · /);
});

test('an unknown session shows a not-found message and a link to the program', async () => {
  visit(failure(404));
  expect(await screen.findByRole('heading', { level: 1, name: 'Session not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Conference Program' })).toHaveAttribute('href', `${conference}#agenda`);
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(/^noindex/);
});

test('an unknown conference shows its not-found message while the session is still loading', async () => {
  visit(pending, failure(404));
  expect(await screen.findByRole('heading', { level: 1, name: 'Conference not found' })).toBeVisible();
});

test('a failed request shows a retry button, not the not-found message', async () => {
  let isDown = true;
  const { user } = visit(() => (isDown ? failure(503) : aSessionDetail()));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByText('Session not found')).not.toBeInTheDocument();
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Consent and covenant' })).toBeVisible();
});

test('loaded data stays on the page when a refetch fails', async () => {
  let isDown = false;
  const respondConference = () => (isDown ? failure(503) : aConference({ id, slug: 'self-government' }));
  const { calls } = visit(() => (isDown ? failure(503) : aSessionDetail()), respondConference);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Consent and covenant' });
  isDown = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  const requests = () => calls.filter(({ path }) => path === '/api/conferences/slug/self-government');
  await waitFor(() => expect(requests()).toHaveLength(2));
  await act(() => setTimeout(50));
  jest.restoreAllMocks();
  expect(heading).toBeVisible();
});

test('former slugs of the conference and the session are replaced by the current ones', async () => {
  const { currentUrl } = await open(aSessionDetail({ slug: 'covenant' }), { slug: 'faith-and-rule' });
  await waitFor(() => expect(currentUrl()).toBe('/conferences/faith-and-rule/sessions/covenant'));
  expect(screen.getByRole('heading', { level: 1, name: 'Consent and covenant' })).toBeVisible();
});

test('a session of a draft shows the draft banner to staff', async () => {
  await open(aSessionDetail(), { status: 'draft' });
  expect(screen.getByText('This is a draft. Visitors do not see it.')).toBeVisible();
});

test.each([
  [
    'to come',
    '2120',
    ['/calendars/sessions/session-1.ics', 'webcal://localhost:8080/calendars/sessions/session-1.ics'],
  ],
  ['over', '2020', ['/calendars/sessions/session-1.ics']],
])('a session that is %s can be added to a calendar', async (_when, year, hrefs) => {
  await open(aSessionDetail({ startTime: `${year}-01-01T09:00:00Z`, endTime: `${year}-01-01T10:00:00Z` }));
  const links = within(screen.getByText('Add to calendar').parentElement as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

test('a session that has changed lately says what has, with a link to all changes', async () => {
  await open(aSessionDetail({ recentChange: aChange() }));
  const note = screen.getByText('Moved from 09:00 to 10:30').closest('p');
  expect(within(note as HTMLElement).getByRole('link', { name: 'All changes' })).toHaveAttribute(
    'href',
    '/conferences/self-government/changes',
  );
});
