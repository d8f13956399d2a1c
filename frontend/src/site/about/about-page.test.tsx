import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { fakeGateway, pending } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { AboutPage } from './about-page';

const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  // jsdom has no layout and therefore no scrollIntoView.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this.id);
  };
  jest.useFakeTimers();
  fakeGateway({ '/api/cms/content': pending });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

test('the section of the URL hash is scrolled into view after 300 ms, and again when a link changes the hash', () => {
  renderPage(
    <>
      <Link to="#who-we-are">To the top</Link>
      <AboutPage />
    </>,
    { at: '/about#mission' },
  );
  pass(299);
  expect(scrolledTo).toEqual([]);
  pass(1);
  expect(scrolledTo).toEqual(['mission']);
  act(() => screen.getByText('To the top').click());
  pass(300);
  expect(scrolledTo).toEqual(['mission', 'who-we-are']);
});

test('the mission lists three freedoms and does not scroll without a hash', () => {
  renderPage(<AboutPage />, { at: '/about' });
  const pillars = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(pillars).toEqual(['Religious freedom', 'Economic freedom', 'Political freedom']);
  pass(1000);
  expect(scrolledTo).toEqual([]);
});

test('the section stays in view when content above it loads, until the visitor scrolls', async () => {
  jest.useRealTimers();
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1000);
  renderPage(<AboutPage />, { at: '/about#mission' });
  await waitFor(() => expect(scrolledTo).toEqual(['mission']));
  const arrive = (pixels: number) => {
    height.mockReturnValue(pixels);
    document.body.append(document.createElement('p'));
    return act(() => Promise.resolve());
  };
  await arrive(2000);
  await arrive(2000);
  expect(scrolledTo).toEqual(['mission', 'mission']);
  fireEvent.wheel(window);
  await arrive(3000);
  expect(scrolledTo).toEqual(['mission', 'mission']);
  height.mockRestore();
});

test('the last section links to the research and the blog', () => {
  renderPage(<AboutPage />);
  expect(screen.getByRole('link', { name: 'Explore our research' })).toHaveAttribute('href', '/research');
  expect(screen.getByRole('link', { name: 'Read the blog' })).toHaveAttribute('href', '/blog');
});
