import { screen, within } from '@testing-library/react';
import { conferenceFormResponses, fill, openNewConference } from '../../testing/conference-form';
import { fakeGateway } from '../../testing/fake-gateway';
import { openAdmin } from '../../testing/open-admin';
import { signedIn, signedOut } from '../../testing/staff-samples';

const cookie = 'staff_language=ar; Path=/admin; Max-Age=31536000; SameSite=Strict';
let setCookie: jest.SpiedSetter<string>;
let report: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  setCookie = jest.spyOn(document, 'cookie', 'set');
  // jsdom does not implement navigation and reports the attempt as an error.
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

const reloads = () => report.mock.calls.flat().map(String);
const languages = () => within(screen.getByRole('group', { name: 'Language of the staff area' }));
const findAccountMenu = async () => screen.findByRole('button', { expanded: false, name: /Administrator/ });

test('below the card of the login page each language is offered in its own name', async () => {
  fakeGateway({ '/api/auth/session': signedOut, '/api/cms/content': [] });
  const { user } = openAdmin('/admin/login');
  await screen.findByRole('heading', { name: 'CMS Admin Login' });
  const buttons = languages().getAllByRole('button');
  expect(buttons.map(({ textContent, lang, ariaCurrent }) => [textContent, lang, ariaCurrent])).toEqual([
    ['English', 'en', 'true'],
    ['العربية', 'ar', null],
  ]);
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(setCookie).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  expect(setCookie.mock.calls).toEqual([[cookie]]);
  expect(document.cookie).toContain('staff_language=ar');
  expect(reloads()).toEqual([expect.stringContaining('navigation')]);
});

test('the account menu has the choice, too', async () => {
  fakeGateway({ '/api/auth/session': signedIn(), '/api/cms/content': [], '/api/feeds/sources': [] });
  const { user } = openAdmin('/admin/feeds');
  await user.click(await findAccountMenu());
  await user.click(languages().getByRole('button', { name: 'العربية' }));
  expect(setCookie.mock.calls).toEqual([[cookie]]);
});

test('another language asks before unsaved input is lost', async () => {
  fakeGateway(conferenceFormResponses);
  const { user } = await openNewConference();
  fill(/^Conference title/, 'Faith & Reason');
  await user.click(await findAccountMenu());
  await user.click(languages().getByRole('button', { name: 'العربية' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(setCookie).not.toHaveBeenCalled();
  await user.click(await findAccountMenu());
  await user.click(languages().getByRole('button', { name: 'العربية' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(setCookie.mock.calls).toEqual([[cookie]]);
  expect(reloads()).toEqual([expect.stringContaining('navigation')]);
});
