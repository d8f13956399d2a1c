import { screen } from '@testing-library/react';
import { fakeGateway } from '../testing/fake-gateway';
import { openSite } from '../testing/open-site';

const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);

beforeEach(() => {
  scrollTo.mockClear();
  fakeGateway({ '/api/cms/content': [], '/api/cms/footer-partners': [], '/api/research-items': [] });
});

test('a URL with a malformed hash opens the page', async () => {
  openSite('/contact#100%');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('a link to another page and one to the page that is open lead to the top, Back does not', async () => {
  const { user, back } = openSite('/contact');
  const { textContent: title } = await screen.findByRole('heading', { level: 1 });
  expect(scrollTo).not.toHaveBeenCalled();
  const [link] = screen.getAllByRole('link', { name: 'Research' });
  await user.click(link as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Research' });
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await user.click(link as HTMLElement);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  await back();
  await screen.findByRole('heading', { level: 1, name: title ?? '' });
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
