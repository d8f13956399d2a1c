import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { borrowPage, desktop, openVisitorPage, phone, siteUrl } from './browser.js';

/** Accounts of the mock sign-in page of the local run. */
export const amal = 'Amal Rahman';
export const yusuf = 'Yusuf Karimov';
export const accountWithoutAccess = 'Vera Visitor';

const signInCode = process.env.MAJLIS_SIGN_IN_CODE;
const staffCookieSetting = process.env.MAJLIS_STAFF_COOKIE;

export async function openSignInWindow(page: Page): Promise<Page> {
  await page.goto('/admin/login');
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return window;
}

export async function signInAs(page: Page, account: string): Promise<void> {
  const window = await openSignInWindow(page);
  await window.getByText(account).click();
  await window.getByLabel('Sign-in code').fill(signInCode ?? '');
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

/**
 * Opens a signed-in page, without animations unless `browsing` asks for them. Tests share a session where they can,
 * because the gateway limits sign-ins.
 */
export const openStaffPage = async (account = amal, viewport = desktop, browsing: BrowserContextOptions = {}) =>
  signIn(await borrowPage(viewport, browsing), account);

/** Opens a signed-in page on a phone, where a finger takes the place of a mouse. */
export const openStaffPhone = (viewport = phone) => openStaffPage(amal, viewport, { isMobile: true, hasTouch: true });

/** Opens a page in a new context, for tests whose changes to it could not be undone. */
export const openFreshStaffPage = async (account = amal) => signIn(await openVisitorPage(), account);

async function signIn(page: Page, account: string): Promise<Page> {
  await page.context().addCookies(await storedCookies(account));
  const { user } = await (await page.request.get('/api/auth/session')).json();
  if (user) return page;
  await signInAs(page, account);
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await writeFile(cookieFileFor(account), JSON.stringify(await page.context().cookies()));
  return page;
}

async function storedCookies(account: string) {
  if (staffCookieSetting) return [parseCookie(staffCookieSetting)];
  return existsSync(cookieFileFor(account)) ? JSON.parse(await readFile(cookieFileFor(account), 'utf8')) : [];
}

const cookieFileFor = (account: string): string => join(tmpdir(), `majlis-${process.env.MAJLIS_RUN}-${account}.json`);

/** True if tests can sign in, which only the mock sign-in page of the local run allows. */
export const hasLocalSignIn = signInCode !== undefined;

function parseCookie(header: string) {
  const [name = '', value = ''] = header.split('=');
  return { name, value, url: siteUrl };
}
