import { describeInBrowser, openVisitorPage } from './browser.js';
import {
  accountWithoutAccess,
  amal,
  hasLocalSignIn,
  openSignInWindow,
  openStaffPage,
  signInAs,
  yusuf,
} from './sign-in.js';
import { levelOne } from './steps.js';

const overview = /\/admin$/;
const login = /\/admin\/login$/;
const throughSignIn = hasLocalSignIn ? test : test.skip;

describeInBrowser('staff', () => {
  throughSignIn('sign in through the popup window and see the overview', async () => {
    const page = await openVisitorPage();
    await page.goto('/admin');
    await page.waitForURL(login);
    await page.getByRole('heading', { name: 'CMS Admin Login' }).waitFor();
    await page.getByText('Sign in to manage your website content').waitFor();
    await signInAs(page, amal);
    await page.waitForURL(overview);
    await page.getByText(amal).first().waitFor();
    // The browser stores nothing but which help was read.
    const keys = (await page.evaluate(() => Object.keys(localStorage))).filter((key) => !/^majlis\.help-/.test(key));
    expect([keys, await page.evaluate(() => document.cookie)]).toEqual([[], '']);
  });

  throughSignIn('are rejected with a message when they are not on the list', async () => {
    const page = await openVisitorPage();
    await signInAs(page, accountWithoutAccess);
    await page.getByText('Access denied. Only authorized users can access this CMS.').waitFor();
    expect(page.url()).toMatch(login);
  });

  throughSignIn('can cancel in the popup window without an error', async () => {
    const page = await openVisitorPage();
    const window = await openSignInWindow(page);
    await window.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Sign-in was canceled.').waitFor();
    expect(await page.getByRole('button', { name: 'Sign in with Google' }).isEnabled()).toBe(true);
  });

  throughSignIn('sign out in this browser', async () => {
    const page = await openVisitorPage();
    await signInAs(page, amal);
    await page.waitForURL(overview);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(login);
    await page.goto('/admin/content');
    await page.waitForURL(login);
  });

  throughSignIn('sign out everywhere, and other browsers are signed out at their next request', async () => {
    const [here, elsewhere, other] = [await openVisitorPage(), await openStaffPage(yusuf), await openStaffPage(amal)];
    for (const page of [elsewhere, other]) await page.goto('/admin');
    await signInAs(here, yusuf);
    await here.waitForURL(overview);
    await here.getByRole('button', { name: new RegExp(yusuf) }).click();
    await here.getByRole('button', { name: 'Log out everywhere' }).click();
    await here.waitForURL(login);
    await elsewhere.getByRole('link', { name: 'Hero Images' }).first().click();
    await elsewhere.waitForURL(login);
    await other.getByRole('link', { name: 'Hero Images' }).first().click();
    await levelOne(other, 'Hero Images').waitFor();
  });
});
