import { screen, waitFor } from '@testing-library/react';
import {
  conferenceFormResponses,
  field,
  fill,
  openNewConference,
  openSavedConference,
  press,
  tab,
} from '../../../../testing/conference-form';
import { fakeGateway } from '../../../../testing/fake-gateway';

beforeEach(() => window.localStorage.clear());

test('an error disappears when its field changes, and the focus stays', async () => {
  fakeGateway(conferenceFormResponses);
  await openNewConference();
  await press('Create Conference');
  field(/^Description/).focus();
  fill(/^Description/, 'T');
  await waitFor(() => expect(screen.queryByText('Description is required')).toBeNull());
  expect(field(/^Description/)).toBeValid();
  expect(field(/^Description/)).toHaveFocus();
  expect(tab(/^Basic Info/)).toHaveTextContent('4 errors');
  expect(field(/^Conference title/)).toBeInvalid();
});

test('a hidden field shown for its error stays while it is corrected', async () => {
  fakeGateway(conferenceFormResponses);
  await openSavedConference();
  fill('Registration deadline', '2026-12-20T09:00');
  expect(field('Registration deadline')).not.toBeVisible();
  await press('Update Conference');
  expect(screen.getByText('The deadline must be before the start')).toBeVisible();
  fill('Registration deadline', '2026-12-01T09:00');
  await waitFor(() => expect(screen.queryByText('The deadline must be before the start')).toBeNull());
  expect(field('Registration deadline')).toBeVisible();
});
