import { screen } from '@testing-library/react';
import { failure, fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aFeedItem, aListedSpeaker, anEpisode } from '../../testing/samples';
import { aPartner, aTeamMember, aTestimonial, aTimelineEvent } from '../../testing/staff-samples';
import { ListPage } from './list-page';

const fifty = <Row,>(row: Row): Row[] => Array.from({ length: 50 }, (_, index) => ({ ...row, id: `row-${index}` }));

function open(at: string, responses: Record<string, unknown>) {
  fakeGateway({ '/api/cms/content': [], ...responses });
  renderPage(<ListPage />, { at, path: '/lists/:list/:number' });
}

test.each<[list: string, apiPath: string, row: unknown, title: string, text: RegExp]>([
  [
    'endorsements',
    '/api/cms/testimonials',
    aTestimonial({ testimonial: 'A fair hearing.' }),
    'Endorsements',
    /A fair hearing/,
  ],
  ['partners', '/api/cms/footer-partners', aPartner({ name: 'Dar al-Hikma' }), 'Our partners', /Dar al-Hikma/],
  ['team', '/api/cms/team-members', aTeamMember({ name: 'Nur Aziz' }), 'Our Team', /Nur Aziz/],
  ['journey', '/api/cms/timeline', aTimelineEvent({ title: 'First seminar' }), 'Our Journey', /First seminar/],
  ['research', '/api/research-items', aFeedItem({ title: 'On usury' }), 'Publications', /On usury/],
  ['blog', '/api/blog-posts', aFeedItem({ title: 'A visit to Fes' }), 'Posts', /A visit to Fes/],
  [
    'podcasts',
    '/api/podcast-episodes/summaries',
    anEpisode({ title: 'The mufti of Penang' }),
    'Episodes',
    /The mufti of Penang/,
  ],
  ['speakers', '/api/speakers/public', aListedSpeaker({ lastName: 'Benali' }), 'Speakers', /Benali/],
])('%s has a page with one part of the list, and links to the others', async (list, apiPath, row, title, text) => {
  open(`/lists/${list}/2`, { [`${apiPath}?page=2`]: [row] });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', `/lists/${list}/1`);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('a full page links to the next one', async () => {
  open('/lists/partners/1', { '/api/cms/footer-partners?page=1': fifty(aPartner()) });
  expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/lists/partners/2');
});

test('a page after the last one leads to the first', async () => {
  open('/lists/team/9', { '/api/cms/team-members?page=9': failure(404) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is empty');
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/lists/team/1');
});

test('a list that cannot be read says so', async () => {
  open('/lists/team/1', { '/api/cms/team-members?page=1': failure(503) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This list could not be loaded');
});

test.each(['/lists/staff/1', '/lists/team/0', '/lists/team/x'])('%s is no page', async (at) => {
  open(at, {});
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});
