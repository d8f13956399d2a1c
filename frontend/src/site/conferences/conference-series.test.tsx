import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ConferenceEdition } from '@majlis/contracts/conferences/conferences';
import { screen, within } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { openSite } from '../../testing/open-site';
import { aConference } from '../../testing/samples';
import { labelEditions } from './conference-header';

const edition = (startDate: string): ConferenceEdition => ({
  id: startDate,
  slug: `forum-${startDate.slice(0, 10)}`,
  title: `Forum of ${startDate.slice(0, 4)}`,
  startDate,
  timezone: 'Asia/Kuala_Lumpur',
});
const labels = (...starts: string[]) => labelEditions(starts.map(edition)).map(({ label }) => label);

test('years are in the zone of the conference; two in one year have their months, two in one month their days', () => {
  expect(labels('2024-12-31T20:00:00.000Z', '2026-03-12T01:00:00.000Z')).toEqual(['2025', '2026']);
  expect(
    labels(
      ...['2024-03-12T01:00:00.000Z', '2025-03-12T01:00:00.000Z', '2025-10-12T01:00:00.000Z'],
      ...['2026-03-02T01:00:00.000Z', '2026-03-20T01:00:00.000Z'],
    ),
  ).toEqual(['2024', 'March 2025', 'October 2025', '2 March 2026', '20 March 2026']);
});

const open = (editions?: ConferenceEdition[]) => {
  const conference = aConference({ id: '2026-03-12T01:00:00.000Z', series: 'Forum' });
  fakeGateway({
    [endpoints.conferenceBySlug('self-government').path]: { ...conference, ...(editions && { editions }) },
    [endpoints.agenda(conference.id).path]: [],
    [endpoints.documents(conference.id).path]: [],
    [endpoints.conferencePartners(conference.id).path]: [],
  });
  openSite('/conferences/self-government');
  return screen.findByRole('heading', { level: 1, name: conference.title });
};

test('a conference links to the others of its series and marks itself', async () => {
  await open(['2025-03-12T01:00:00.000Z', '2026-03-12T01:00:00.000Z'].map(edition));
  const years = within(screen.getByRole('navigation', { name: 'Years of Forum' }));
  expect(years.getAllByRole('link').map((link) => link.textContent)).toEqual(['2025', '2026']);
  expect(years.getByRole('link', { name: '2025' })).toHaveAttribute('href', '/conferences/forum-2025-03-12');
  expect(years.getByRole('link', { name: '2026' })).toHaveAttribute('aria-current', 'page');
});

test.each([[undefined], [[edition('2026-03-12T01:00:00.000Z')]]])('a series of one has no links', async (editions) => {
  await open(editions);
  expect(screen.queryByRole('navigation', { name: 'Years of Forum' })).toBeNull();
});
