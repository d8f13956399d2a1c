import type { Conference } from '@majlis/contracts/conferences/conferences';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { aConference, aConferencePartner, aDocument, anAgendaSession } from '../../testing/samples';

const conferenceId = aConference().id;
const responsesFor = (conference: unknown) => ({
  '/api/conferences/slug/self-government': conference,
  [`/api/conferences/${conferenceId}/agenda`]: [],
  [`/api/conferences/${conferenceId}/documents`]: [],
  [`/api/conferences/${conferenceId}/partners`]: [],
  '/api/cms/content': [],
  '/api/cms/footer-partners': [],
});

const visit = (conference: unknown, responses: Record<string, unknown> = {}, at = '/conferences/self-government') => {
  fakeGateway({ ...responsesFor(conference), ...responses });
  return openSite(at);
};
const openConference = async (changes: Partial<Conference>, responses: Record<string, unknown> = {}) => {
  const site = visit(aConference({ id: conferenceId, ...changes }), responses);
  await screen.findByRole('heading', { level: 1, name: 'Faith and self-government' });
  return site;
};
const card = (name: string) => within(screen.getByRole('region', { name }));

test('a loading message is shown while the conference loads', async () => {
  visit(pending);
  expect(await screen.findByText('Loading conference...')).toBeVisible();
  expect(document.title).toMatch(/^Conference · /);
});

test('an unknown conference shows a not-found message', async () => {
  visit(failure(404, { message: 'Conference not found', requestId: '1' }));
  expect(await screen.findByRole('heading', { name: 'Conference not found' })).toBeVisible();
});

test('a failed request shows a retry button, not the not-found message', async () => {
  visit(failure(503));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText('Conference not found')).not.toBeInTheDocument();
});

test('a conference without sessions announces its program', async () => {
  await openConference({ websiteUrl: '' });
  expect(await screen.findByText('Program details will be available soon.')).toBeVisible();
});

test('a program on another website is linked', async () => {
  await openConference({ websiteUrl: 'https://example.org/agenda' });
  expect(await screen.findByText('The detailed program is available on the following URL.')).toBeVisible();
  const link = card('Conference Program & Agenda').getByRole('link', { name: /^View Full Agenda/ });
  expect(link).toHaveAttribute('href', 'https://example.org/agenda');
});

test('a program that fails to load shows an error in its section and can be retried', async () => {
  let isDown = true;
  const agenda = () => (isDown ? failure(503) : [anAgendaSession()]);
  const { user } = await openConference({}, { [`/api/conferences/${conferenceId}/agenda`]: agenda });
  expect(await screen.findByText('The program could not be loaded.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Overview' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Consent and covenant' })).toBeVisible();
});

test('quick navigation lists only links that exist', async () => {
  await openConference({ papersLink: 'https://example.org/papers' });
  const links = within(screen.getByRole('navigation', { name: 'Quick Navigation' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/conferences/self-government#agenda',
    'https://example.org/papers',
  ]);
});

test('unknown details are left out', async () => {
  await openConference({ venue: 'Dewan Tunku', country: '', maxAttendees: 180 });
  const details = card('Conference Details');
  expect(details.getByText('12–14 December 2026')).toBeVisible();
  expect(details.getByText('Dewan Tunku')).toBeVisible();
  expect(details.getByText('Up to 180 attendees')).toBeVisible();
  expect(details.getByText('Academic')).toBeVisible();
  expect(details.queryByText('Country')).not.toBeInTheDocument();
});

test('required registration shows its deadline in the time zone of the conference', async () => {
  await openConference({
    registrationRequired: true,
    registrationLink: 'https://example.org/r',
    registrationDeadline: '2106-11-20T17:00:00Z',
  });
  const registration = card('Registration');
  expect(registration.getByText('21 November 2106')).toBeVisible();
  expect(registration.getByRole('link', { name: /^Register Now/ })).toHaveAttribute('href', 'https://example.org/r');
});

test('optional registration has no card', async () => {
  await openConference({ registrationRequired: false, registrationLink: 'https://example.org/r' });
  expect(screen.queryByRole('region', { name: 'Registration' })).not.toBeInTheDocument();
});

test.each([
  ['https://www.flickr.com/photos/us/albums/shura-in-rabat', 'Shura In Rabat'],
  ['https://www.flickr.com/photos/us/albums/72177720301', 'Photo Gallery'],
  ['not an address', 'Photo Gallery'],
])('the album %s has the title %s', async (flickrAlbumUrl, title) => {
  await openConference({ flickrAlbumUrl });
  const gallery = within(await screen.findByRole('region', { name: title }));
  const link = gallery.getByRole('link', { name: /^View Full Gallery/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([flickrAlbumUrl, '_blank']);
});

test('an album shows its picture when there is one', async () => {
  const albumThumbnail = '/images/conferences/0a1b2c-800x600.webp';
  await openConference({ flickrAlbumUrl: 'https://www.flickr.com/photos/us/albums/shura', albumThumbnail });
  const gallery = await screen.findByRole('region', { name: 'Shura' });
  expect(gallery.querySelector('img')).toHaveAttribute('src', albumThumbnail);
});

test('the call for papers shows its dates in the time zone of the conference and marks past ones', async () => {
  await openConference({
    callForPapers: true,
    abstractSubmissionDeadline: '2020-03-01T15:59:00Z',
    paperSubmissionDeadline: '2120-04-01T15:59:00Z',
  });
  const call = card('Call for Papers');
  expect(call.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Abstracts duePast',
    'Papers due',
    'How to submit',
  ]);
  expect(call.getByText('1 March 2020')).toBeVisible();
  expect(call.getAllByText('23:59, Kuala Lumpur time (UTC+8)')).toHaveLength(2);
});

test('the dates of a call for papers are hidden when there is no call', async () => {
  await openConference({ callForPapers: false, paperSubmissionDeadline: '2120-04-01T15:59:00Z' });
  expect(screen.queryByRole('region', { name: 'Call for Papers' })).not.toBeInTheDocument();
});

test('sponsorship shows a contact address', async () => {
  await openConference({ sponsorshipAvailable: true, contactEmail: 'events@example.org' });
  const sponsorship = within(await screen.findByRole('region', { name: 'Sponsorship' }));
  expect(sponsorship.getByRole('link', { name: 'events@example.org' })).toHaveAttribute(
    'href',
    'mailto:events@example.org?subject=Sponsorship%3A%20Faith%20and%20self-government',
  );
});

test('active partners are grouped by tier, in order', async () => {
  const partners = [
    aConferencePartner({ name: 'Second', tier: 'gold', order: 2 }),
    aConferencePartner({ name: 'First', tier: 'gold', order: 1, websiteUrl: 'https://first.example.org/' }),
    aConferencePartner({ name: 'Host', tier: 'host' }),
    aConferencePartner({ name: 'Gone', tier: 'silver', isActive: false }),
  ];
  await openConference({}, { [`/api/conferences/${conferenceId}/partners`]: partners });
  const partnersSection = within(await screen.findByRole('region', { name: 'Partners' }));
  expect(partnersSection.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Host',
    'Gold',
  ]);
  expect(partnersSection.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Host',
    'First (opens in a new tab)',
    'Second',
  ]);
});

test('documents link to their files, named after their titles; staff do not see documents that are not public', async () => {
  const documents = [
    aDocument({ title: 'Talk: the market/state?', kind: 'proceedings', url: '/documents/0a1b.pdf' }),
    aDocument({ title: 'Elsewhere', url: 'https://papers.example.org/', order: 1 }),
    aDocument({ title: 'Of a session', sessionId: 'session-1' }),
    aDocument({ title: 'Later', publicFrom: '2120-01-01T00:00:00Z' }),
    aDocument({ title: 'Inactive', isActive: false }),
  ];
  await openConference({}, { [`/api/conferences/${conferenceId}/documents`]: documents });
  const links = within(await screen.findByRole('region', { name: 'Documents' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('download')])).toEqual([
    ['/documents/0a1b.pdf', 'Talk the market state.pdf'],
    ['https://papers.example.org/', null],
  ]);
});

test.each([
  ['يوم الحرية', 'rtl'],
  ['Freedom day', null],
])('the page of a conference named %s has one direction', async (title, direction) => {
  visit(aConference({ id: conferenceId, title }), {});
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(heading.closest('header')?.getAttribute('dir')).toBe(direction);
  expect(screen.getByRole('region', { name: 'Overview' }).parentElement?.parentElement?.getAttribute('dir')).toBe(
    direction,
  );
});

test('a conference without any text has no overview', async () => {
  await openConference({ description: '', theme: '', tags: [] });
  expect(screen.queryByRole('region', { name: 'Overview' })).not.toBeInTheDocument();
});

test('a draft shows a banner to staff and is not indexed', async () => {
  await openConference({ status: 'draft' });
  expect(screen.getByText('This is a draft. Visitors do not see it.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit in the conference manager' })).toHaveAttribute(
    'href',
    `/admin/conference-management/${conferenceId}/edit`,
  );
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a published conference has no draft banner', async () => {
  await openConference({});
  expect(screen.queryByText('This is a draft. Visitors do not see it.')).not.toBeInTheDocument();
});

test('a former slug is replaced by the current one, keeping the hash', async () => {
  const { currentUrl } = visit(
    aConference({ id: conferenceId, slug: 'faith-and-rule' }),
    {},
    '/conferences/self-government#agenda',
  );
  await screen.findByRole('heading', { level: 1, name: 'Faith and self-government' });
  await waitFor(() => expect(currentUrl()).toBe('/conferences/faith-and-rule#agenda'));
  expect(screen.queryByText('Loading conference...')).not.toBeInTheDocument();
});

test('a conference sets og:locale, and the lang of texts in another language than the page', async () => {
  const arabic = { title: 'الحرية والضمير', description: 'كلمات', subtitle: 'Freedom', language: 'Arabic' };
  visit(aConference({ id: conferenceId, ...arabic, featuredImage: '' }), {});
  const title = await screen.findByRole('heading', { level: 1, name: arabic.title });
  expect(title).toHaveAttribute('lang', 'ar');
  expect(screen.getByText('كلمات')).toHaveAttribute('lang', 'ar');
  expect(screen.getByText('Freedom')).not.toHaveAttribute('lang');
  expect(document.head.querySelector('meta[property="og:locale"]')).toHaveAttribute('content', 'ar_AR');
});

test('text in Latin script has the language of the conference', async () => {
  visit(aConference({ id: conferenceId, title: 'La liberté', language: 'French' }), {});
  expect(await screen.findByRole('heading', { level: 1, name: 'La liberté' })).toHaveAttribute('lang', 'fr');
  expect(document.head.querySelector('meta[property="og:locale"]')).toHaveAttribute('content', 'fr_FR');
});

test('while a conference takes place its program comes directly after the header', async () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const running = { startDate: at(-20), endDate: at(20), description: 'What it is about.' };
  const session = anAgendaSession({ title: 'On now', startTime: at(-1), endTime: at(1) });
  await openConference(running, { [`/api/conferences/${conferenceId}/agenda`]: [session] });
  await screen.findByRole('heading', { name: /^Now and next/ });
  const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(headings[0]).toBe('Conference Program & Agenda');
  expect(headings).toContain('Overview');
});

test.each([
  ['slides', 0],
  ['paper', 1],
] as const)('once a session has %s, the page links %i proceedings', async (kind, count) => {
  const documents = [aDocument({ kind, sessionId: 'session-1' })];
  await openConference({}, { [`/api/conferences/${conferenceId}/documents`]: documents });
  await screen.findByRole('link', { name: 'View Conference Program' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryAllByRole('link', { name: 'Proceedings' })).toHaveLength(count);
});
