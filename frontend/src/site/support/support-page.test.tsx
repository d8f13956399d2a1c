import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { SupportPage } from './support-page';

const open = (gifts?: string) => {
  fakeGateway({ '/api/cms/content': gifts === undefined ? [] : [{ key: 'support.gifts', content: gifts }] });
  renderPage(<SupportPage />);
};
const gifts = async () => {
  const heading = await screen.findByRole('heading', { name: 'What a gift does' });
  const { parentElement } = heading;
  if (!parentElement) throw new Error('The heading is not on the page');
  return within(parentElement);
};

test('each line of the text about gifts is one of their uses', async () => {
  open('Travel: a student comes: to speak.\n\nOne line without a name\n');
  await waitFor(async () => expect((await gifts()).getAllByRole('listitem')).toHaveLength(2));
  const list = await gifts();
  expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Travel']);
  expect(list.getByText('a student comes: to speak.')).toBeVisible();
  expect(list.getByText('One line without a name')).toBeVisible();
});

test('the uses have a default text', async () => {
  open();
  expect((await gifts()).getAllByRole('listitem').length).toBeGreaterThan(1);
});

test('without a text about gifts the list is left out', async () => {
  open('');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'What a gift does' })).not.toBeInTheDocument());
});
