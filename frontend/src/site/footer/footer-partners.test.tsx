import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failure, fakeGateway, pending } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aPartner } from '../../testing/staff-samples';
import { FooterPartners } from './footer';

const open = (response: unknown) => {
  fakeGateway({ '/api/cms/footer-partners': response });
  return renderPage(<FooterPartners />);
};

test('active partners are listed in order, linked in a new tab if they have a website', async () => {
  open([
    aPartner({ name: 'Second', order: 2, websiteUrl: '' }),
    aPartner({ name: 'Inactive', order: 1, isActive: false }),
    aPartner({ name: 'First', order: 0, websiteUrl: 'https://first.example.org' }),
  ]);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['First (opens in a new tab)', 'Second']);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://first.example.org');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['there are none', []],
  ['they cannot be read', failure(503)],
])('the section is left out when %s', async (_case, response) => {
  const { container } = open(response);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});

const thirty = Array.from({ length: 30 }, (_, order) =>
  aPartner({ name: `Partner ${order + 1}`, order, websiteUrl: order % 2 ? '' : `https://p${order}.example.org` }),
);
/** Renders as on a prerendered page, which carries the start of the list. */
const openPrerendered = (response: unknown) => {
  const calls = fakeGateway({ '/api/cms/footer-partners': response });
  const start = [{ name: '', rows: thirty.slice(0, 24), total: 30 }];
  renderPage(<FooterPartners />, { prerendered: { '/api/cms/footer-partners#footer': start } });
  return calls;
};
const showAll = () => screen.getByRole('link', { name: /Our partners$/ });

test('of many partners the start is shown; one press shows all, says so and focuses the first new one', async () => {
  const calls = openPrerendered(thirty);
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
  expect(showAll()).toHaveAccessibleName('Show all 30: Our partners');
  expect(showAll()).toHaveAttribute('href', '/lists/partners/1');
  expect(calls).toEqual([]);
  showAll().focus();
  await userEvent.keyboard('{Enter}');
  const added = await screen.findByText('Partner 25');
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  expect(added.closest('li')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('All 30 are shown');
  expect(screen.queryByRole('link', { name: /Our partners$/ })).not.toBeInTheDocument();
});

test('while all partners load the link says so', async () => {
  openPrerendered(pending);
  await userEvent.click(showAll());
  expect(showAll()).toHaveTextContent('Loading...');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('if the others cannot be read, the start stays and the visitor can try again', async () => {
  const responses: unknown[] = [failure(503), thirty];
  openPrerendered(() => responses.shift());
  await userEvent.click(showAll());
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.');
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
  expect(showAll()).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Try Again: Our partners' }));
  expect((await screen.findByText('Partner 25')).closest('li')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
