import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway, pending } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { aConference, anAgendaSession, aSessionDetail } from '../../testing/samples';

const slow = 'This is taking longer than usual. We are still trying.';
const whenSlow = { timeout: 6_000 };
const conference = aConference();
const at = `/conferences/${conference.slug}`;

/** The first request of this path hangs, the second succeeds. */
function hangOnce(path: string, response: unknown, others: Record<string, unknown> = {}) {
  let requestCount = 0;
  const responses = {
    '/api/cms/content': [],
    '/api/cms/footer-partners': [],
    '/api/conferences': [conference],
    ...others,
  };
  return fakeGateway({
    ...responses,
    [path]: () => {
      requestCount += 1;
      return requestCount === 1 ? pending : response;
    },
  });
}

const conferenceResponses = {
  [`/api/conferences/slug/${conference.slug}`]: conference,
  [`/api/conferences/${conference.id}/agenda`]: [anAgendaSession()],
  [`/api/conferences/${conference.id}/documents`]: [],
  [`/api/conferences/${conference.id}/partners`]: [],
};

test('a slow conference page shows a notice after three seconds and can be retried', async () => {
  hangOnce(`/api/conferences/slug/${conference.slug}`, conference);
  const { user } = openSite(at);
  await screen.findByText('Loading conference...');
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
  expect(await screen.findByText(slow, undefined, whenSlow)).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: conference.title })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('after following a link the visitor can go back, which removes the notice', async () => {
  hangOnce(`/api/conferences/slug/${conference.slug}`, conference);
  const { user, currentUrl } = openSite('/conferences');
  await user.click(await screen.findByRole('link', { name: conference.title }));
  await screen.findByText(slow, undefined, whenSlow);
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(currentUrl()).toBe('/conferences'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Conferences' })).toBeVisible();
  expect(screen.queryByText(slow)).not.toBeInTheDocument();
});

test('a slow session shows the notice in its dialog', async () => {
  const session = anAgendaSession();
  const detail = aSessionDetail({ id: session.id, conferenceId: conference.id, description: 'On contracts.' });
  hangOnce(`/api/conferences/slug/${conference.slug}/sessions/${session.slug}`, detail, conferenceResponses);
  const { user } = openSite(at);
  await user.click(await screen.findByRole('link', { name: session.title }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(slow, undefined, whenSlow);
  await user.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByText('On contracts.')).toBeVisible();
  expect(dialog.queryByText(slow)).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveFocus();
});
