import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeGateway, pending } from '../../testing/fake-gateway';
import { renderPage } from '../../testing/render-page';
import { aTeamMember } from '../../testing/staff-samples';
import { Team } from './about-lists';

const open = (response: unknown) => {
  fakeGateway({ '/api/cms/team-members': response });
  return renderPage(<Team />);
};
const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

test('sections with members are shown in a fixed order, each with its members in order', async () => {
  open([
    aTeamMember({ name: 'Fellow', order: 3, categories: ['Fellows'] }),
    aTeamMember({ name: 'Both', order: 2, categories: ['Fellows', 'Management Team'] }),
    aTeamMember({ name: 'Inactive', order: 4, categories: ['Council'], isActive: false }),
    aTeamMember({ name: 'Nowhere', categories: [] }),
  ]);
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Management Team', 'Fellows']);
  expect(names(screen.getByRole('region', { name: 'Management Team' }))).toEqual(['Both']);
  expect(names(screen.getByRole('region', { name: 'Fellows' }))).toEqual(['Both', 'Fellow']);
});

test('the portrait comes from the team folder and is replaced by initials if it fails to load', async () => {
  const { container } = open([aTeamMember({ name: 'Dr. Salma Idris' })]);
  await screen.findByText('Dr. Salma Idris');
  const portrait = container.querySelector('img');
  expect(portrait).toHaveAttribute('src', '/images/team/0a1b2c-600x600.webp');
  fireEvent.error(portrait ?? container);
  expect(screen.getByText('SI')).toBeInTheDocument();
});

test('a profile of more than 200 characters is collapsed and can be expanded', async () => {
  const whole = 'a'.repeat(200);
  open([
    aTeamMember({ name: 'Short', profile: whole }),
    aTeamMember({ name: 'Long', profile: `${whole} the end`, order: 1 }),
  ]);
  const button = await screen.findByRole('button', { name: 'Read more about Long' });
  expect(screen.getAllByRole('button')).toEqual([button]);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('the end')).not.toBeVisible();
  await userEvent.click(button);
  expect(screen.getByText('the end')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAccessibleName('Show less about Long');
});

test('a spinner is shown while the team loads, and nothing if it is empty', async () => {
  const { unmount } = open(pending);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  unmount();
  const { container } = open([]);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
