import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway } from '../testing/fake-gateway';
import { renderPage } from '../testing/render-page';
import { BlogPage } from './blog/blog-page';
import { ConferencesPage } from './conferences/conferences-page';
import { PodcastsPage } from './podcasts/podcasts-page';
import { ResearchPage } from './research/research-page';

afterEach(() => void jest.restoreAllMocks());

test.each([
  ['research', '/api/research-items', ResearchPage],
  ['blog posts', '/api/blog-posts', BlogPage],
  ['episodes', '/api/podcast-episodes/summaries', PodcastsPage],
  ['conferences', '/api/conferences', ConferencesPage],
])('when %s fail to load, Try Again reloads the page', async (_list, path, Page) => {
  fakeGateway({ [path]: failure(503), '/api/cms/content': [] });
  renderPage(<Page />);
  const again = await screen.findByRole('button', { name: 'Try Again' });
  // jsdom does not implement navigation and reports the attempt as an error.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(again);
  expect(report.mock.calls.flat().map(String)).toEqual([expect.stringContaining('navigation')]);
});
