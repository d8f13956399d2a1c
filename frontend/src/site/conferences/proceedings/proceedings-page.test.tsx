import { endpoints } from '@majlis/contracts/api/endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGateway } from '../../../testing/fake-gateway';
import { renderPage } from '../../../testing/render-page';
import { aConference, aDocument, aSessionDetail } from '../../../testing/samples';
import { ProceedingsPage } from './proceedings-page';

const conference = aConference();
/** The sessions begin one hour after the other, on the first morning of the conference. */
const sessions = Array.from({ length: 40 }, (_, index) =>
  aSessionDetail({
    id: `talk-${index + 1}`,
    slug: `talk-${index + 1}`,
    title: `Talk ${index + 1}`,
    startTime: new Date(Date.parse(conference.startDate) + index * 3_600_000).toISOString(),
    documents: [aDocument({ title: `Deck ${index + 1}`, kind: index < 30 ? 'slides' : 'paper' })],
  }),
);

test('proceedings show all of their sessions on demand, and the focus moves to the first of the others', async () => {
  fakeGateway({
    [endpoints.content.path]: [],
    [endpoints.conferenceBySlug(conference.slug).path]: conference,
    [endpoints.proceedings(conference.slug).path]: sessions,
  });
  renderPage(<ProceedingsPage />, {
    at: `/conferences/${conference.slug}/proceedings`,
    path: '/conferences/:slug/proceedings',
  });
  expect(await screen.findAllByRole('article')).toHaveLength(24);
  // The papers are in later sessions, which the page does not list yet.
  expect(screen.getByText('Cite all papers:')).toBeVisible();
  const note = /24 of 40 are printed here\. All: http.*\/conferences\/self-government\/proceedings\/1$/;
  expect(
    screen.getByText((_text, element) => element?.tagName === 'P' && note.test(element.textContent)),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show all 40: Proceedings' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(40));
  expect(screen.getByRole('link', { name: 'Talk 25' }).closest('article')).toHaveFocus();
});
