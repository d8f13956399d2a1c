import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure, fakeGateway } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aPartner } from '../../testing/staff-samples';
import { FooterPartners } from './footer-partners';

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
