import { screen, waitFor, within } from '@testing-library/react';
import { fakeGateway } from '../../../../testing/fake-gateway';
import { openAdmin } from '../../../../testing/open-admin';
import { aContentEntry, signedIn } from '../../../../testing/staff-samples';

const path = '/api/cms/content';

test('a form is named after its text, starts with the content and keeps key and type folded', async () => {
  const about = aContentEntry({
    key: 'about.content',
    type: 'textarea',
    content: '<p>A <em>majlis</em> is</p><p>open</p>',
  });
  fakeGateway({ '/api/auth/session': signedIn, [path]: [about], [`${path}/deleted`]: [] });
  const { user } = openAdmin('/admin/content');
  expect(await screen.findByText('A majlis is open')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit about.content' }));
  const dialog = screen.getByRole('dialog', { name: 'Content · About' });
  await waitFor(() => expect(within(dialog).getByRole('textbox', { name: 'Content' })).toHaveFocus());
  const details = within(dialog).getByText('Details').closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(details).toContainElement(within(dialog).getByLabelText('Key'));
  expect(details).toContainElement(within(dialog).getByLabelText('Type'));
});
