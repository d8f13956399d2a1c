import { screen } from '@testing-library/react';
import { fakeGateway } from '../../../testing/fake-gateway';
import { openAdmin } from '../../../testing/open-admin';
import { aHeroImage, aMediaFile, aMediaPage, signedIn } from '../../../testing/staff-samples';

test('a hero image starts with the alt text of the chosen picture', async () => {
  fakeGateway({
    '/api/auth/session': signedIn,
    '/api/cms/hero-images': [aHeroImage()],
    '/api/cms/hero-images/deleted': [],
    '/api/cms/media?kind=picture&folder=carousel': aMediaPage(aMediaFile({ folder: 'carousel', alt: 'A fountain' })),
  });
  const { user } = openAdmin('/admin/hero-images');
  await user.click(await screen.findByRole('button', { name: 'Add image' }));
  await user.click(screen.getByRole('button', { name: 'Choose from Media' }));
  await user.click(await screen.findByRole('button', { name: 'court.jpg' }));
  expect(screen.getByRole('textbox', { name: 'Alt text' })).toHaveValue('A fountain');
});
