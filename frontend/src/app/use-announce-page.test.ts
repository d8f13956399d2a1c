import { screen } from '@testing-library/react';
import { fakeGateway, lost } from '../testing/fake-gateway';
import { openSite } from '../testing/open-site';

const open = (announcement: unknown) => {
  const calls = fakeGateway({
    '/api/cms/content': [],
    '/api/cms/footer-partners': [],
    'HEAD /contact': announcement,
    'HEAD /support': announcement,
  });
  const announced = () => calls.filter(({ method }) => method === 'HEAD').map(({ path }) => path);
  return { announced, ...openSite('/support?from=mail') };
};

const openContact = async ({ user }: ReturnType<typeof open>) => {
  const [link] = await screen.findAllByRole('link', { name: 'Contact Us' });
  if (link) await user.click(link);
  await screen.findByRole('heading', { level: 1, name: 'We would like to hear from you' });
};

test('a page that is opened within the site is announced to the gateway once, the first one is not', async () => {
  const site = open('');
  await openContact(site);
  expect(site.announced()).toEqual(['/contact']);
  await site.back();
  expect(await screen.findByRole('heading', { level: 1, name: 'Help the conversation go on' })).toBeVisible();
  expect(site.announced()).toEqual(['/contact', '/support']);
});

test('a page opens without network', async () => {
  const site = open(lost);
  await openContact(site);
  expect(site.announced()).toEqual(['/contact']);
});
