import { screen, waitFor } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aTimelineEvent } from '../../testing/staff-samples';
import { HomeTimeline } from './home-timeline';

const events = [
  aTimelineEvent({ title: 'Second', page: 'home', order: 2 }),
  aTimelineEvent({ title: 'First', page: 'home', order: 1 }),
  aTimelineEvent({ title: 'Inactive', page: 'home', order: 3, isActive: false }),
  aTimelineEvent({ title: 'Of the About page' }),
];

test('the active events of the home page are shown in order', async () => {
  fakeGateway({ '/api/cms/timeline': events });
  renderPage(<HomeTimeline />);
  const titles = await screen.findAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
});

test('the section is left out if all events belong to another page', async () => {
  const calls = fakeGateway({ '/api/cms/timeline': events.slice(2) });
  const { container } = renderPage(<HomeTimeline />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});
