import { changesFeedPath, type ProgrammeChange } from '@majlis/contracts/programme/programme-changes';
import { screen, within } from '@testing-library/react';
import { failure, fakeGateway } from '../../../testing/fake-gateway';
import { openSite } from '../../../testing/open-site';
import { aChange, aConference } from '../../../testing/samples';

const conference = aConference();
const path = `/conferences/${conference.slug}/changes`;

function open(changes: unknown) {
  fakeGateway({
    [`/api/conferences/slug/${conference.slug}`]: conference,
    [`/api/conferences/slug/${conference.slug}/changes`]: changes,
    '/api/cms/content': [],
    '/api/cms/footer-partners': [],
  });
  return openSite(path);
}
const openWith = (...changes: ProgrammeChange[]) => open({ releasedAt: '2026-03-01T04:00:00.000Z', changes });

test('changes are grouped by day, with what was and what is', async () => {
  openWith(
    aChange(),
    aChange({ speakers: ['Salma Idris'], title: 'مجلس' }, { speakers: [], location: 'Hall B' }, { id: '6' }),
    aChange(null, { title: 'Late' }, { id: '5', at: '2026-04-30T15:59:00.000Z', slug: 'late' }),
    aChange({ title: 'Gone' }, null, { id: '4', at: '2026-04-29T16:00:00.000Z', slug: null }),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Changes to the program');
  expect(screen.getByText(/Since its release on/)).toHaveTextContent(
    'Since its release on 1 March 2026. All times are in Kuala Lumpur time (UTC+8).',
  );
  const main = within(screen.getByRole('main'));
  const days = main.getAllByRole('heading', { level: 2 });
  expect(days.map(({ textContent }) => textContent)).toEqual(['Friday 1 May 2026', 'Thursday 30 April 2026']);
  const entries = main.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li')?.textContent);
  expect(entries).toEqual([
    'Moved 16:00Consent and covenantTimefrom Sat 12 Dec, 09:00–10:30 →  to 10:30–12:00',
    'Room changed 16:00Consent and covenantRoomfrom none →  to Hall BTitlefrom مجلس →  to Consent and covenantSpeakersfrom Salma Idris →  to none',
    'New 23:59LateSat 12 Dec, 09:00–10:30',
    'Cancelled 00:00GoneSat 12 Dec, 09:00–10:30',
  ]);
  expect(screen.getByRole('link', { name: 'Late' })).toHaveAttribute(
    'href',
    `/conferences/${conference.slug}/sessions/late`,
  );
  expect(screen.queryByRole('link', { name: 'Gone' })).toBeNull();
  expect(screen.getByRole('link', { name: /feed reader/ })).toHaveAttribute('href', changesFeedPath(conference.id));
});

test('a programme that has not changed says so', async () => {
  openWith();
  expect(
    await screen.findByRole('heading', { level: 2, name: 'No changes since the program was released' }),
  ).toBeVisible();
});

test('until the release there is no such page', async () => {
  open(failure(404));
  expect(await screen.findByRole('heading', { name: 'Conference not found' })).toBeVisible();
});
