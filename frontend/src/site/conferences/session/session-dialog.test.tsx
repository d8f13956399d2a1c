import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure, fakeGateway, pending } from '../../../testing/fake-gateway';
import { openSite } from '../../../testing/open-site';
import { aConference, aDocument, anAgendaSession, aPerson, aSessionDetail, aSpeaker } from '../../../testing/samples';

const conference = '/conferences/self-government';
const sessionUrl = `${conference}/sessions/session-1`;
const id = aConference().id;

function visit(detail: unknown, agenda = [anAgendaSession()], at = conference) {
  fakeGateway({
    '/api/conferences': [aConference({ id, slug: 'self-government' })],
    '/api/conferences/slug/self-government': aConference({ id, slug: 'self-government' }),
    [`/api/conferences/${id}/agenda`]: agenda,
    [`/api/conferences/${id}/documents`]: [],
    [`/api/conferences/${id}/partners`]: [],
    '/api/conferences/slug/self-government/sessions/session-1': detail,
    '/api/cms/content': [],
    '/api/cms/footer-partners': [],
  });
  return openSite(at);
}
const openDialog = async (...args: Parameters<typeof visit>) => {
  const site = visit(...args);
  const link = await screen.findByRole('link', { name: 'Consent and covenant' });
  await site.user.click(link);
  return { ...site, link, dialog: within(await screen.findByRole('dialog')) };
};
const openLoadedDialog = async (changes: Partial<SessionDetail>) => {
  const site = await openDialog(aSessionDetail(changes));
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('.skeleton')).not.toBeInTheDocument());
  return site;
};
const speakerCard = async (person: Parameters<typeof aPerson>[0], assignment = {}) => {
  const { dialog } = await openLoadedDialog({ speakers: [aSpeaker(aPerson(person), assignment)] });
  return within(dialog.getAllByRole('listitem').find((item) => !item.closest('dl')) ?? document.body);
};

test('a session opens as a dialog with its own URL; Back closes it and returns the focus, Forward opens it again', async () => {
  const { link, currentUrl, back, forward } = await openDialog(aSessionDetail());
  expect(screen.getByRole('dialog', { name: 'Consent and covenant' })).toBeVisible();
  expect(currentUrl()).toBe(sessionUrl);
  await waitFor(() => expect(document.title).toMatch(/^Consent and covenant · Faith and self-government · /));
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `http://localhost:8080${sessionUrl}`,
  );

  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentUrl()).toBe(conference);
  expect(link).toHaveFocus();
  expect(document.title).toMatch(/^Faith and self-government · /);

  await forward();
  expect(await screen.findByRole('dialog', { name: 'Consent and covenant' })).toBeVisible();
  expect(currentUrl()).toBe(sessionUrl);
});

test('closing a session does not scroll to the hash of the page', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.id);
  };
  const { user, back } = visit(aSessionDetail(), [anAgendaSession()], `${conference}#agenda`);
  await waitFor(() => expect(scrolled).toContain('agenda'));
  await user.click(await screen.findByRole('link', { name: 'Consent and covenant' }));
  await screen.findByRole('dialog');
  scrolled.length = 0;
  await back();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(scrolled).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with a modifier or another button, %j, is left to the browser',
  async (click) => {
    visit(aSessionDetail());
    const link = await screen.findByRole('link', { name: 'Consent and covenant' });
    let wasPrevented = true;
    const onClick = (event: Event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault(); // jsdom cannot navigate
    };
    window.addEventListener('click', onClick, { once: true });
    fireEvent.click(link, click);
    expect(wasPrevented).toBe(false);
  },
);

test('the filter is kept in the URL of the programme, also below an open session, and restored from it', async () => {
  const agenda = Array.from({ length: 12 }, (_, index) =>
    anAgendaSession({
      id: `session-${index}`,
      title: index === 1 ? 'Consent and covenant' : `Talk ${index}`,
      sessionType: index % 2 ? 'panel' : 'workshop',
      track: index < 6 ? 'Law' : 'Economy',
    }),
  );
  const titles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  const { user, currentUrl, back } = visit(aSessionDetail(), agenda, `${conference}?type=panel&track=History`);
  await waitFor(() => expect(titles()).toHaveLength(6));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Track' }), 'Law');
  await waitFor(() => expect(currentUrl()).toBe(`${conference}?type=panel&track=Law`));
  const jump = screen.getByRole('link', { name: 'View Conference Program' });
  await waitFor(() => expect(jump).toHaveAttribute('href', `${conference}?type=panel&track=Law#agenda`));

  // The click comes before the debounced update of the URL.
  await user.type(screen.getByRole('searchbox'), 'consent');
  await user.click(await screen.findByRole('link', { name: 'Consent and covenant' }));
  await screen.findByRole('dialog');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(currentUrl()).toBe(sessionUrl);
  await back();
  await waitFor(() => expect(currentUrl()).toBe(`${conference}?q=consent&type=panel&track=Law`));
  expect(titles()).toEqual(['Consent and covenant']);
});

test('the close button navigates back and adds no history entry', async () => {
  const { user, dialog, currentUrl, back } = await openDialog(aSessionDetail());
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(currentUrl()).toBe(conference));
  await back();
  expect(currentUrl()).toBe(conference);
});

test('a repeated Escape closes the session only', async () => {
  const { user, currentUrl } = visit(aSessionDetail(), [anAgendaSession()], '/conferences');
  await user.click(await screen.findByRole('link', { name: 'Faith and self-government' }));
  await user.click(await screen.findByRole('link', { name: 'Consent and covenant' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape>3/}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(currentUrl()).toBe(conference);
});

test('the dialog shows the data of the programme while the session loads', async () => {
  const { dialog } = await openDialog(pending, [anAgendaSession({ location: 'Hall A', speakers: [aPerson()] })]);
  expect(dialog.getByText('Hall A')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Salma Idris' })).toBeVisible();
});

test('details that fail to load can be retried, and the data of the programme stays', async () => {
  let isDown = true;
  const { user, dialog } = await openDialog(() =>
    isDown ? failure(503) : aSessionDetail({ sessionAbstract: 'On consent.' }),
  );
  expect(await dialog.findByText('The details of this session could not be loaded.')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Consent and covenant' })).toBeVisible();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText('On consent.')).toBeVisible();
});

test('a session that was withdrawn shows a not-found message and a button back to the program', async () => {
  const { user, link, currentUrl } = await openDialog(failure(404));
  const dialog = within(await screen.findByRole('dialog', { name: 'Session not found' }));
  await user.click(dialog.getByRole('button', { name: 'View Conference Program' }));
  await waitFor(() => expect(currentUrl()).toBe(conference));
  await waitFor(() => expect(link).toHaveFocus());
});

test('a session shows its time, location, type, track, texts and documents', async () => {
  const { dialog } = await openLoadedDialog({
    description: 'A reading.',
    sessionAbstract: 'On consent.',
    location: 'Grand Hall',
    track: 'Law',
    sessionType: 'keynote',
    endTime: '2026-12-12T17:00:00.000Z',
    documents: [aDocument({ title: 'Slides', url: '/documents/0a1b.pdf' })],
  });
  expect(dialog.getByText('Saturday 12 December 2026')).toBeVisible();
  expect(dialog.getByText('09:00–01:00 (Sun 13 Dec)')).toBeVisible();
  expect(dialog.getByText('Kuala Lumpur time (UTC+8)')).toBeVisible();
  const facts = dialog
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
  expect(facts.slice(1)).toEqual([
    ['Location', 'Grand Hall'],
    ['Type', 'Keynote'],
    ['Track', 'Law'],
    ['Add to calendar', expect.stringMatching(/^Download \(\.ics\)/)],
  ]);
  expect(dialog.getByText('A reading.')).toBeVisible();
  expect(dialog.getByText('On consent.')).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Slides/ })).toHaveAttribute('download', 'Slides.pdf');
});

test('a speaker is shown with name, role, position, paper and expertise, and initials instead of a missing photo', async () => {
  const card = await speakerCard(
    { expertiseAreas: ['Waqf', 'Law'], biography: 'Teaches.' },
    { speakerType: 'chair', presentationTitle: 'From Medina to Melaka' },
  );
  expect(card.getByRole('heading', { name: 'Salma Idris' })).toBeVisible();
  expect(card.getByText('Chair')).toBeVisible();
  expect(card.getByText('Professor at University of Fes')).toBeVisible();
  expect(card.getByText('From Medina to Melaka')).toBeVisible();
  expect(card.getByText('Teaches.')).toBeVisible();
  expect(card.getByRole('list', { name: 'Expertise of Salma Idris' })).toHaveTextContent('WaqfLaw');
  expect(card.getByText('SI')).toBeInTheDocument();
});

test('a speaker is linked to each profile and by email', async () => {
  const card = await speakerCard({
    websiteUrl: 'https://salma.example.org/',
    orcidId: '0000-0002-1825-0097',
    linkedinUrl: 'https://linkedin.example.org/salma',
    twitterHandle: '@salma',
    cvUrl: 'https://salma.example.org/cv.pdf',
    email: 'salma@example.org',
  });
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/speakers/salma-idris',
    'https://salma.example.org/',
    'https://orcid.org/0000-0002-1825-0097',
    'https://linkedin.example.org/salma',
    'https://x.com/salma',
    'https://salma.example.org/cv.pdf',
    'mailto:salma@example.org',
  ]);
  expect(card.getByRole('link', { name: 'Contact Salma Idris' })).toBeVisible();
});

test('an email address that is hidden from visitors is not linked', async () => {
  const card = await speakerCard({ email: 'salma@example.org', showEmail: false });
  expect(card.queryByRole('link', { name: /^Contact/ })).not.toBeInTheDocument();
});

test('a long biography is collapsed', async () => {
  const card = await speakerCard({ biography: `${'Teaches law. '.repeat(30)}Lives in Fes.` });
  expect(card.getByText('Lives in Fes.', { exact: false })).not.toBeVisible();
  expect(card.getByRole('button', { name: /^Read more/ })).toBeVisible();
});

test('deleted speakers are left out', async () => {
  const { dialog } = await openLoadedDialog({ speakers: [{ ...aSpeaker(aPerson()), person: null }] });
  expect(dialog.queryByText('Speakers & Presenters')).not.toBeInTheDocument();
});
