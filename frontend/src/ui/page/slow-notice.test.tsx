import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway, pending } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { aConference, anAgendaSession, aSessionDetail } from '../../testing/samples';

const slow = 'This is taking longer than usual. We are still trying.';
const isSaid = { timeout: 6_000 };
const conference = aConference();
const at = `/conferences/${conference.slug}`;

/** Answers as a service does that hangs at the first time it is asked for this, and works again at the second. */
function hangOnce(path: string, answer: unknown, others: Record<string, unknown> = {}) {
  let asked = 0;
  const answers = {
    '/api/cms/content': [],
    '/api/cms/footer-partners': [],
    '/api/conferences': [conference],
    ...others,
  };
  return fakeGateway({
    ...answers,
    [path]: () => {
      asked += 1;
      return asked === 1 ? pending : answer;
    },
  });
}

const ofConference = {
  [`/api/conferences/slug/${conference.slug}`]: conference,
  [`/api/conferences/${conference.id}/agenda`]: [anAgendaSession()],
  [`/api/conferences/${conference.id}/documents`]: [],
  [`/api/conferences/${conference.id}/partners`]: [],
};

test('who waits for a conference is told after three seconds, and can have it asked for again', async () => {
  hangOnce(`/api/conferences/slug/${conference.slug}`, conference);
  const { user } = openSite(at);
  await screen.findByText('Loading conference...');
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
  expect(await screen.findByText(slow, undefined, isSaid)).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: conference.title })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
}, 15_000);

test('who has come by a link can go back, and nothing is said any more', async () => {
  hangOnce(`/api/conferences/slug/${conference.slug}`, conference);
  const { user, currentUrl } = openSite('/conferences');
  await user.click(await screen.findByRole('link', { name: conference.title }));
  await screen.findByText(slow, undefined, isSaid);
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(currentUrl()).toBe('/conferences'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Conferences' })).toBeVisible();
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
}, 15_000);

test('who waits for the texts of a session is told in its dialog', async () => {
  const session = anAgendaSession();
  const detail = aSessionDetail({ id: session.id, conferenceId: conference.id, description: 'On contracts.' });
  hangOnce(`/api/sessions/${session.id}`, detail, ofConference);
  const { user } = openSite(at);
  await user.click(await screen.findByRole('link', { name: session.title }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(slow, undefined, isSaid);
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText('On contracts.')).toBeVisible();
  expect(dialog.queryByText(slow)).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveFocus();
}, 15_000);
