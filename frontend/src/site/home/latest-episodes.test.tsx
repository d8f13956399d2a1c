import { screen } from '@testing-library/react';
import { failure, fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { anEpisode } from '../../testing/samples';
import { LatestEpisodes } from './latest-items';

const open = (response: unknown) => {
  fakeGateway({ '/api/podcast-episodes/latest': response });
  return renderPage(<LatestEpisodes />);
};

test('three skeletons are replaced by three episodes that link to their pages', async () => {
  open(['one', 'two', 'three'].map((slug) => anEpisode({ slug, title: `Episode ${slug}`, episodeNumber: 14 })));
  expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Episode two' })).toHaveAttribute('href', '/podcasts/two');
  expect(screen.getAllByText('47:12')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All episodes' })).toHaveAttribute('href', '/podcasts');
});

test('a podcast that fails to load shows an error under its heading', async () => {
  open(failure(503));
  expect(await screen.findByText('Failed to load podcast episodes')).toBeVisible();
  expect(screen.getByText('Please try again later')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
