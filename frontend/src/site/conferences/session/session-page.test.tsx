import { setTimeout } from 'node:timers/promises';
import { expect, jest, test } from '@jest/globals';
import type { Conference } from '@majlis/contracts/conferences';
import { act, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../../testing/fake-gateway';
import { openSite } from '../../../testing/open-site';
import { aConference, aDocument, anAgendaSession, aPerson, aSessionDetail, aSpeaker } from '../../../testing/samples';

const conference = '/conferences/self-government';
const ofSession = `${conference}/sessions/session-1`;
const id = aConference().id;
const sessions = [anAgendaSession({ id: 'session-0', title: 'Before' }), anAgendaSession()];

function visit(
  detail: unknown,
  ofConference: unknown = aConference({ id, slug: 'self-government' }),
  agenda: unknown = sessions,
) {
  const calls = fakeGateway({
    '/api/conferences/slug/self-government': ofConference,
    [`/api/conferences/${id}/agenda`]: agenda,
    [`/api/conferences/${id}/documents`]: [],
    [`/api/conferences/${id}/partners`]: [],
    '/api/sessions/session-1': detail,
    '/api/cms/content': [],
    '/api/cms/footer-partners': [],
  });
  return { ...openSite(ofSession), calls };
}
const open = async (detail: unknown, changes: Partial<Conference> = {}) => {
  const site = visit(detail, aConference({ id, slug: 'self-government', ...changes }));
  await screen.findByRole('heading', { level: 1, name: 'Consent and covenant' });
  return site;
};

test('who comes by its address reads a session as a page, for which the programme is not fetched', async () => {
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
    'H2 Documents',
    'H2 Faith and self-government',
  ]);
  expect(screen.getByRole('link', { name: /^Slides/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(calls.map(({ path }) => path).sort()).toEqual([
    '/api/cms/content',
    '/api/cms/footer-partners',
    '/api/conferences/slug/self-government',
    '/api/sessions/session-1',
  ]);
});

test('machines are told what it is part of, and where it is', async () => {
  await open(aSessionDetail({ description: '', sessionAbstract: '' }));
  await waitFor(() => expect(document.title).toMatch(/^Consent and covenant · Faith and self-government · /));
  const { head } = document;
  expect(head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `http://localhost:8080${ofSession}`);
  expect(head.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'Presentation on Saturday 12 December 2026 at 09:00: Faith and self-government',
  );
});

test('beside a conference whose title is read from the right, the steps to it keep their order', async () => {
  await open(aSessionDetail(), { title: 'الحرية والضمير' });
  const [, conferenceStep] = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(conferenceStep).not.toHaveAttribute('dir');
  expect(screen.getByRole('link', { name: 'الحرية والضمير' })).toHaveAttribute('dir', 'auto');
});

test('the conference is one step away, and its programme where the session stands in it', async () => {
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

test('a programme that comes late, into the room that was kept for it, is entered at the session too', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  let arrive = (_programme: unknown) => {};
  const coming = new Promise((resolve) => {
    arrive = resolve;
  });
  const { user } = visit(aSessionDetail(), undefined, () => coming);
  await user.click(await screen.findByRole('link', { name: 'View Conference Program' }));
  await screen.findByText('Loading the program...');
  await setTimeout(300); // longer than the page waits before it looks for the session
  arrive(sessions);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Consent and covenant' })).toHaveFocus());
});

test('it says that the session is loading', async () => {
  visit(pending);
  expect(await screen.findByText('Loading session...')).toBeVisible();
  expect(document.title).toMatch(/^Session · /);
});

test.each([
  ['unknown', failure(404)],
  ['of another conference', aSessionDetail({ conferenceId: 'another' })],
])('a session that is %s is said not to be in the program, which is one step away', async (_case, answer) => {
  visit(answer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Session not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Conference Program' })).toHaveAttribute('href', `${conference}#agenda`);
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toMatch(/^noindex/);
});

test('a session of an unknown conference is not looked for any further', async () => {
  visit(pending, failure(404));
  expect(await screen.findByRole('heading', { level: 1, name: 'Conference not found' })).toBeVisible();
});

test('a failing service is not taken for an unknown session, and is asked again', async () => {
  let isDown = true;
  const { user } = visit(() => (isDown ? failure(503) : aSessionDetail()));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByText('Session not found')).not.toBeInTheDocument();
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Consent and covenant' })).toBeVisible();
});

test('what was read before stays when it cannot be read again', async () => {
  let isDown = false;
  const conferenceOf = () => (isDown ? failure(503) : aConference({ id, slug: 'self-government' }));
  const { calls } = visit(() => (isDown ? failure(503) : aSessionDetail()), conferenceOf);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Consent and covenant' });
  isDown = true;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  const asked = () => calls.filter(({ path }) => path === '/api/conferences/slug/self-government');
  await waitFor(() => expect(asked()).toHaveLength(2));
  await act(() => setTimeout(50));
  jest.restoreAllMocks();
  expect(heading).toBeVisible();
});

test('a former address of the conference becomes the present one here too', async () => {
  const { currentUrl } = await open(aSessionDetail(), { slug: 'faith-and-rule' });
  await waitFor(() => expect(currentUrl()).toBe('/conferences/faith-and-rule/sessions/session-1'));
  expect(screen.getByRole('heading', { level: 1, name: 'Consent and covenant' })).toBeVisible();
});

test('staff who look at a session of a draft are told that it is one', async () => {
  await open(aSessionDetail(), { status: 'draft' });
  expect(screen.getByText('This is a draft. Visitors do not see it.')).toBeVisible();
});
