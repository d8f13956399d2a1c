import { screen, within } from '@testing-library/react';
import { fakeGateway, pending, writeCalls } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aListedConference, signedIn } from '../../../../testing/staff-samples';

const api = '/api/conferences';
const conference = aListedConference({ title: 'Forum', slug: 'forum', status: 'published' });
const sessions = `/admin/conference-management/${conference.id}/sessions`;

function open(items: unknown, changes: object = {}) {
  let releasedAt: string | null = null;
  const calls = fakeGateway({
    '/api/auth/session': signedIn(),
    [api]: () => [{ ...conference, releasedAt, ...changes }],
    [`${api}/${conference.id}/checklist`]: items,
    [`PUT ${api}/${conference.id}/release`]: ({ body }: { body: { isReleased: boolean } }) => {
      releasedAt = body.isReleased ? '2026-05-01T08:00:00.000Z' : null;
      return { ...conference, releasedAt };
    },
  });
  return { calls, ...openAdmin(`/admin/conference-management/${conference.id}/release`) };
}

test('what is open leads to where it is solved', async () => {
  const place = (label: string, id: string) => ({ label, path: `${sessions}?edit=${id}` });
  open([
    { kind: 'missing-speakers', count: 22, places: [place('Counsel', 'a'), place('Consent', 'b')] },
    { kind: 'missing-abstract', count: 2, places: [place('Counsel', 'a')] },
    { kind: 'empty-day', count: 1, places: [{ label: '2031-03-13', path: sessions }] },
  ]);
  const list = await screen.findByRole('region', { name: 'Before publishing' });
  expect(await within(list).findByText('22 sessions without speakers')).toBeVisible();
  const links = within(list)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Counsel', `${sessions}?edit=a`],
    ['Consent', `${sessions}?edit=b`],
    ['Show them in the list of sessions', `${sessions}?missing=speakers`],
    ['Counsel', `${sessions}?edit=a`],
    ['Show them in the list of sessions', `${sessions}?missing=abstract`],
    ['Thursday 13 March 2031', sessions],
  ]);
  expect(within(list).getByText('and 20 more')).toBeInTheDocument();
});

/** A second click within this time counts as a double click, and is ignored. */
const afterDoubleClick = () => new Promise((resolve) => setTimeout(resolve, 700));

test('a complete programme is released at once, and the release can be taken back', async () => {
  const { calls, user } = open([]);
  expect(await screen.findByText('Nothing is open.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Release the program' }));
  expect(await screen.findByText('Program released!')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See the changes' })).toHaveAttribute(
    'href',
    '/conferences/forum/changes',
  );
  await afterDoubleClick();
  await user.click(screen.getByRole('button', { name: 'Take the release back' }));
  expect(await screen.findByRole('button', { name: 'Release the program' })).toBeVisible();
  expect(writeCalls(calls).map(({ body }) => body)).toEqual([{ isReleased: true }, { isReleased: false }]);
});

test('a release asks when something is open', async () => {
  const { calls, user } = open([{ kind: 'room-clash', count: 1, places: [] }]);
  await user.click(await screen.findByRole('button', { name: 'Release the program' }));
  expect(await screen.findByRole('dialog', { name: '1 thing is open in the program' })).toHaveTextContent(
    '1 room used twice at once.',
  );
  expect(writeCalls(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Release anyway' }));
  expect(await screen.findByText('Program released!')).toBeVisible();
});

test('a release date that has passed releases by itself', async () => {
  open([], { programReleaseDate: '2026-01-01T04:00:00.000Z' });
  expect(await screen.findByText(/^The program was released on 1 January 2026, /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release the program' })).toBeNull();
});

test('a release right after publishing sends the new version, before the conferences are read again', async () => {
  const draft = { ...conference, status: 'draft', version: 1 };
  const reads = [[draft]];
  const path = `${api}/${conference.id}`;
  const calls = fakeGateway({
    '/api/auth/session': signedIn(),
    [api]: () => reads.shift() ?? pending,
    [`${path}/checklist`]: [],
    [`PUT ${path}/status`]: { ...draft, status: 'published', version: 2 },
    [`PUT ${path}/release`]: { ...draft, status: 'published', version: 3, releasedAt: '2026-05-01T08:00:00.000Z' },
  });
  const { user } = openAdmin(`/admin/conference-management/${conference.id}/release`);
  await user.click(await screen.findByRole('button', { name: 'Publish Forum' }));
  expect(await screen.findByText('Visitors can now see its page.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Release the program' }));
  expect(await screen.findByText('Program released!')).toBeVisible();
  expect(writeCalls(calls).map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"2"']);
});
