import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aTimelineEvent } from '../../testing/staff-samples';
import { AboutTimeline } from './about-lists';

const open = (response: unknown) => {
  fakeGateway({ '/api/cms/timeline': response });
  return renderPage(<AboutTimeline />);
};
const titles = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

test('the active events of the About page are shown in order', async () => {
  open([
    aTimelineEvent({ title: 'Third', order: 9 }),
    aTimelineEvent({ title: 'Inactive', order: 3, isActive: false }),
    aTimelineEvent({ title: 'Of the home page', order: 4, page: 'home' }),
    aTimelineEvent({ title: 'First', order: 1 }),
    aTimelineEvent({ title: 'Second', order: 5 }),
  ]);
  expect(await titles()).toEqual(['First', 'Second', 'Third']);
});

test('highlights are rendered as a list', async () => {
  open([aTimelineEvent({ description: 'We met.\n\nKey Highlights:\n• One\n• Two' })]);
  const highlights = await screen.findByText('Key Highlights');
  expect(screen.getByText('We met.')).toBeVisible();
  expect(highlights.nextElementSibling?.textContent).toBe('OneTwo');
});

test('a spinner is shown while the events load', () => {
  open(pending);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('the section is left out if there are no events', async () => {
  const { container } = open([aTimelineEvent({ page: 'home' })]);
  expect(screen.getByRole('heading', { name: 'Our Journey' })).toBeVisible();
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

test('events that fail to load can be retried', async () => {
  const responses = [failure(503), [aTimelineEvent({ title: 'At last' })]];
  open(() => responses.shift());
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await titles()).toEqual(['At last']);
});
