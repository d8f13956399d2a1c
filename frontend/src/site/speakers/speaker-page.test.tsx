import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { aConference, anAgendaSession, aSpeakerDetail } from '../../testing/samples';

function visit(response: unknown) {
  fakeGateway({ '/api/speakers/slug/salma-idris': response, '/api/cms/content': [], '/api/cms/footer-partners': [] });
  return openSite('/speakers/salma-idris');
}
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

test('a speaker has a portrait, position, biography, links and all sessions by conference', async () => {
  const older = {
    ...aConference({ id: 'older', slug: 'older', title: 'مؤتمر', timezone: 'Europe/London' }),
    sessions: [{ ...anAgendaSession({ id: 'tea', title: 'Tea' }), speakerType: 'chair', presentationTitle: '' }],
  };
  const { conferences, ...speaker } = aSpeakerDetail({
    ...{ department: 'Law', biography: 'Reads registers.', expertiseAreas: ['Oaths'], orcidId: '0000-0002-1825-0097' },
  });
  visit({ ...speaker, conferences: [...conferences, older] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Salma Idris' })).toBeVisible();
  for (const text of ['Professor at University of Fes', 'Law', 'Reads registers.', 'Oaths', 'A covenant'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: /^ORCID of Salma Idris/ })).toHaveAttribute(
    'href',
    'https://orcid.org/0000-0002-1825-0097',
  );
  const sessions = within(screen.getByRole('region', { name: 'Sessions' }));
  expect(sessions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/conferences/self-government',
    '/conferences/self-government/sessions/session-1',
    '/conferences/older',
    '/conferences/older/sessions/tea',
  ]);
  expect(sessions.getByText(/^Presentation · Keynote/)).toHaveTextContent('Saturday 12 December 2026, 09:00–10:30');
  expect(sessions.getByText(/^Presentation · Chair/)).toHaveTextContent('01:00–02:30');
  expect(document.title).toBe('Salma Idris · Majlis');
  expect(robots()).not.toContain('noindex');
});

test('a former slug is replaced by the current one', async () => {
  const { currentUrl } = visit(aSpeakerDetail({ slug: 'salma' }));
  await waitFor(() => expect(currentUrl()).toBe('/speakers/salma'));
  expect(screen.getByRole('heading', { level: 1, name: 'Salma Idris' })).toBeVisible();
});

test.each([
  ['published', '2999-03-12T02:30:00.000Z', true],
  ['published', '2019-03-12T02:30:00.000Z', false],
  ['draft', '2999-03-12T02:30:00.000Z', false],
] as const)('a speaker of a %s conference until %s has a calendar: %s', async (status, endTime, hasCalendar) => {
  const [conference] = aSpeakerDetail().conferences;
  const [session] = conference.sessions;
  visit(aSpeakerDetail({ id: 's1', conferences: [{ ...conference, status, sessions: [{ ...session, endTime }] }] }));
  await screen.findByRole('heading', { level: 1, name: 'Salma Idris' });
  const links = screen.queryAllByRole('link', { name: /\(\.ics\)|Subscribe/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    hasCalendar ? ['/calendars/speakers/s1.ics', `webcal://${location.host}/calendars/speakers/s1.ics`] : [],
  );
});

test('staff see who speaks in a draft only, and search engines do not', async () => {
  const [conference] = aSpeakerDetail().conferences;
  visit(aSpeakerDetail({ conferences: [{ ...conference, status: 'draft' }] }));
  expect(await screen.findByText(/Draft, visible to staff only/)).toBeVisible();
  expect(robots()).toContain('noindex');
});

test('an unknown speaker shows a not-found message with a link to all speakers', async () => {
  visit(failure(404));
  expect(await screen.findByRole('heading', { level: 1, name: 'Speaker not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All speakers' })).toHaveAttribute('href', '/speakers');
  expect(robots()).toContain('noindex');
});

test('a failed request can be repeated', async () => {
  let isDown = true;
  const { user } = visit(() => (isDown ? failure(503) : aSpeakerDetail()));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Salma Idris' })).toBeVisible();
});

test('a loading message is shown while the speaker loads', async () => {
  visit(pending);
  expect(await screen.findByText('Loading speaker...')).toBeInTheDocument();
});
