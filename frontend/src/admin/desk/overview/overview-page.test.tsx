import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aContentEntry, aListedConference, aTeamMember, signedIn } from '../../../testing/staff-samples';

const gateway = {
  '/api/auth/session': signedIn(),
  '/api/cms/content': [aContentEntry(), aContentEntry({ key: 'events.note' })],
  '/api/cms/content/deleted': [],
  '/api/people': [],
};
const menu = () => within(screen.getByRole('navigation', { name: 'Sections' }));

beforeEach(() => window.localStorage.clear());

test('the overview counts the texts that Website Content lists', async () => {
  fakeGateway(gateway);
  const { user } = openAdmin('/admin');
  const counter = (await screen.findByRole('link', { name: 'Content items' })).closest('li');
  await waitFor(() => expect(counter).toHaveTextContent(/^\d+Content items2 edited, \d+ with default wording$/));
  const [, count] = /^(\d+)/.exec(counter?.textContent ?? '') ?? [];
  await user.click(menu().getByRole('link', { name: 'Website Content' }));
  expect(await screen.findByText(/^\d+ texts$/)).toHaveTextContent(`${count} texts`);
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(Number(count));
});

test.each([
  ['Team members', '/admin/team', '3Team members2 active, 1 inactive'],
  ['Conferences', '/admin/conferences', '2Conferences1 draft, 1 published'],
])('the total of %s says what it counts and leads to the list', async (label, path, text) => {
  fakeGateway({
    ...gateway,
    '/api/cms/team-members': [aTeamMember(), aTeamMember({ order: 1 }), aTeamMember({ order: 2, isActive: false })],
    '/api/conferences': [aListedConference(), aListedConference({ displayOrder: 1, status: 'draft' })],
  });
  const { user, currentPath } = openAdmin('/admin');
  const link = within(await screen.findByRole('region', { name: 'Totals' })).getByRole('link', { name: label });
  await waitFor(() => expect(link.closest('li')).toHaveTextContent(text));
  await user.click(link);
  expect(currentPath()).toBe(path);
});

const findHelp = () => screen.findByRole('button', { name: 'How this works' });

test('the overview has a help box that stays folded', async () => {
  fakeGateway(gateway);
  const { user } = openAdmin('/admin');
  const help = await findHelp();
  expect(help).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('More ways to save')).toBeVisible();
  await user.click(help);
  expect(screen.getByText('More ways to save')).not.toBeVisible();
  await user.click(menu().getByRole('link', { name: 'Website Content' }));
  await screen.findByRole('heading', { name: 'Website Content' });
  await user.click(menu().getByRole('link', { name: 'Overview' }));
  await screen.findByRole('heading', { name: 'Overview' });
  expect(await findHelp()).toHaveAttribute('aria-expanded', 'false');
});

test('folding a help box folds those of the other sections, too', async () => {
  fakeGateway(gateway);
  const { user } = openAdmin('/admin');
  await user.click(await findHelp());
  await user.click(menu().getByRole('link', { name: 'Website Content' }));
  await screen.findByRole('heading', { name: 'Website Content' });
  expect(await findHelp()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['on the first visit it is open', '0', false, true],
  ['from the second visit on it is folded', '1', false, false],
  ['on a narrow screen it is folded', '0', true, false],
])('a help box without a choice of the user: %s', async (_, visits, isNarrow, isOpen) => {
  fakeGateway(gateway);
  window.localStorage.setItem('majlis.help-visits.overview', visits);
  const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: isNarrow && media.includes('768px'), onchange: null },
      ...{ addListener() {}, removeListener() {} },
    }),
  );
  openAdmin('/admin');
  const help = await findHelp();
  matchMedia.mockRestore();
  expect(help).toHaveAttribute('aria-expanded', String(isOpen));
});

test('the menu links to the speakers', async () => {
  fakeGateway(gateway);
  const { user, currentPath } = openAdmin('/admin');
  await screen.findByRole('heading', { name: 'Overview' });
  const labels = menu()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual([
    ...['Overview', 'Edit on the page', 'Website Content', 'Pages', 'Media', 'Hero Images', 'Timeline', 'Team Members'],
    ...['Partners', 'Testimonials', 'Conferences', 'Speakers', 'Feeds', 'Translations'],
    ...['Content Checks', 'Visits', 'Activity', 'Status'],
  ]);
  await user.click(menu().getByRole('link', { name: 'Speakers' }));
  expect(await screen.findByRole('heading', { name: 'Speakers' })).toBeVisible();
  expect(currentPath()).toBe('/admin/conference-management/speakers');
});
