import { screen, waitFor } from '@testing-library/react';
import { fakeGateway, pending } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aContentEntry, aHeroImage, aListedConference, signedIn } from '../../../testing/staff-samples';

const allDone = {
  '/api/auth/session': signedIn(),
  '/api/cms/content': [aContentEntry()],
  '/api/cms/hero-images': [aHeroImage()],
  '/api/conferences': [aListedConference({ endDate: '2020-03-12T09:00:00.000Z' })],
};
const findGuide = () => screen.findByRole('region', { name: 'Getting started' });
const isGuideShown = () => screen.queryByRole('region', { name: 'Getting started' }) !== null;
const waitUntilLoaded = () => screen.findByText('No conference is coming up.');

beforeEach(() => window.localStorage.clear());

test('the guide marks the steps that are done', async () => {
  fakeGateway({ ...allDone, '/api/cms/hero-images': [aHeroImage({ isActive: false })] });
  openAdmin('/admin');
  await findGuide();
  const steps = ['Write the texts', 'Choose the images', 'Announce a conference'].map(
    (name) => screen.getByRole('heading', { name: new RegExp(`^${name}`) }).textContent,
  );
  expect(steps).toEqual(['Write the texts Done', 'Choose the images', 'Announce a conference Done']);
});

test('the guide is not shown before it is known whether its steps are done', async () => {
  fakeGateway({ ...allDone, '/api/cms/hero-images': () => pending });
  openAdmin('/admin');
  await waitUntilLoaded();
  expect(isGuideShown()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Show the guide' })).toBeNull();
});

test('the guide disappears when all steps are done, and the help shows it again', async () => {
  fakeGateway(allDone);
  const { user } = openAdmin('/admin');
  await user.click(await screen.findByRole('button', { name: 'Show the guide' }));
  expect(await findGuide()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Getting started' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show the guide' })).toBeNull();
});

test('a guide that was hidden stays hidden in this browser until it is shown again', async () => {
  const responses = { ...allDone, '/api/cms/content': [] };
  fakeGateway(responses);
  const { user } = openAdmin('/admin');
  await findGuide();
  await user.click(screen.getByRole('button', { name: 'Hide the guide' }));
  expect(isGuideShown()).toBe(false);
  expect(screen.getByRole('main')).toHaveFocus();
  await user.click(screen.getAllByRole('link', { name: 'Website Content' })[0] as HTMLElement);
  await screen.findByRole('heading', { name: 'Website Content' });
  await user.click(screen.getAllByRole('link', { name: 'Overview' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'How this works' }));
  await user.click(await screen.findByRole('button', { name: 'Show the guide' }));
  await waitFor(() => expect(isGuideShown()).toBe(true));
});
