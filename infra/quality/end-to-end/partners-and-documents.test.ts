import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describeInBrowser, openVisitorPage, openWhenTextIsPublic, siteUrl, waitUntilHydrated } from './browser.js';
import { clickButton, managerPath, waitForText } from './organiser.js';
import { openStaffPage } from './sign-in.js';

/** The name differs in each run, because a running product has the rows of earlier runs. */
const run = Date.now();
const zone = 'Asia/Kuala_Lumpur';

type Conference = { id: string; slug: string };

async function createPublishedConference(page: Page, title: string): Promise<Conference> {
  const response = await page.request.post('/api/conferences', {
    headers: { Origin: siteUrl },
    data: { title, status: 'published', timezone: zone, startDate: '2031-03-12T09:00', endDate: '2031-03-14T17:00' },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

async function createSession(page: Page, { id }: Conference, title: string): Promise<void> {
  const data = { title, startTime: '2031-03-13T09:30', endTime: '2031-03-13T11:00' };
  const response = await page.request.post(`/api/conferences/${id}/sessions`, { headers: { Origin: siteUrl }, data });
  expect(response.status()).toBe(201);
}

const managerViewPath = ({ id }: Conference, view: string) => `${managerPath}/${id}/${view}`;
const save = (page: Page) => clickButton(page, 'Save');
const fileInput = (page: Page) => page.locator('.dialog input[type=file]');

const createLogo = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#1e40af' } })
    .png()
    .toBuffer();

const createPdf = (comment: string) =>
  Buffer.from(`%PDF-1.7
% ${comment}
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj
trailer <</Root 1 0 R /Size 4>>
%%EOF
`);

async function addDocument(page: Page, title: string, fill: () => Promise<unknown>): Promise<void> {
  await clickButton(page, 'Add document');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await fill();
  await save(page);
  await waitForText(page, 'Document saved successfully');
  await page.locator('.dialog').waitFor({ state: 'detached' });
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await fileInput(page).setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await waitForText(page, 'Document uploaded successfully');
}

describeInBrowser('partners and documents of a conference', () => {
  test('added partners and documents are on the page of the conference, and the file can be downloaded', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const conference = await createPublishedConference(page, `Trust and trade ${run}`);
    await page.goto(managerViewPath(conference, 'partners'));
    await clickButton(page, 'Add partner');
    await page.getByLabel('Name', { exact: true }).fill(`Banyan House ${run}`);
    await fileInput(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await createLogo() });
    await waitForText(page, 'Logo uploaded successfully');
    await page.getByLabel('Tier').selectOption('Platinum');
    await save(page);
    await waitForText(page, 'Partner saved successfully');

    const pdf = createPdf(`proceedings ${run}`);
    await page.goto(managerViewPath(conference, 'documents'));
    await addDocument(page, `Proceedings ${run}`, () => upload(page, 'proceedings.pdf', pdf));

    await openWhenTextIsPublic(visitor, `/conferences/${conference.slug}`, `Proceedings ${run}`);
    await visitor.getByText(`Banyan House ${run}`).first().waitFor();
    await visitor.getByRole('heading', { name: 'Platinum' }).waitFor();
    const [download] = await Promise.all([
      visitor.waitForEvent('download'),
      visitor.getByRole('link', { name: `Proceedings ${run}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Proceedings ${run}.pdf`);
    expect(await readFile(await download.path())).toEqual(pdf);
  });

  test('a document is hidden until its publication date in the conference’s zone', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const conference = await createPublishedConference(page, `Covenant and law ${run}`);
    await page.goto(managerViewPath(conference, 'documents'));
    await addDocument(page, `Minutes ${run}`, async () => {
      await upload(page, 'minutes.pdf', createPdf(`minutes ${run}`));
      await page.getByLabel('Public from').fill('2031-03-15T09:00');
    });
    await waitForText(page, 'Public from 15 March 2031, 09:00, Kuala Lumpur time');
    await addDocument(page, `Call for papers ${run}`, async () => {
      await page.getByText('Give a link', { exact: true }).click();
      await page.getByLabel('Link', { exact: true }).fill('https://www.example.org/call');
    });

    const path = `/conferences/${conference.slug}`;
    await openWhenTextIsPublic(visitor, path, `Call for papers ${run}`);
    expect(await visitor.getByText(`Minutes ${run}`).count()).toBe(0);
    const read = await visitor.request.get(`/api/conferences/${conference.id}/documents`);
    expect((await read.json()).map(({ title }: { title: string }) => title)).toEqual([`Call for papers ${run}`]);

    await clickButton(page, `Edit Minutes ${run}`);
    expect(await page.getByLabel('Public from').inputValue()).toBe('2031-03-15T09:00');
    await page.getByLabel('Public from').fill('2020-03-15T09:00');
    await save(page);
    await waitForText(page, 'Document updated successfully');
    await openWhenTextIsPublic(visitor, path, `Minutes ${run}`);
  });

  test('a document of a session is on the page of that session', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const conference = await createPublishedConference(page, `Markets and mercy ${run}`);
    await createSession(page, conference, `Usury revisited ${run}`);
    await page.goto(managerViewPath(conference, 'documents'));
    await addDocument(page, `Slides ${run}`, async () => {
      await upload(page, 'slides.pdf', createPdf(`slides ${run}`));
      await page.getByLabel('Belongs to').selectOption(`09:30 Usury revisited ${run}`);
    });
    await waitForText(page, '13 March 2031, 09:30');
    const path = `/conferences/${conference.slug}`;
    await openWhenTextIsPublic(visitor, path, `Usury revisited ${run}`);
    const session = visitor.getByRole('link', { name: `Usury revisited ${run}` }).first();
    // The session may be public some seconds before a later save.
    await openWhenTextIsPublic(visitor, String(await session.getAttribute('href')), `Slides ${run}`);
    await visitor.goto(path);
    // Before hydration the link leads to the page of the session.
    await waitUntilHydrated(visitor);
    await session.click();
    await visitor
      .getByRole('dialog')
      .getByRole('link', { name: `Slides ${run}` })
      .waitFor();
  });

  test('a file that is no PDF is rejected with a message, by the form or by the server', async () => {
    const page = await openStaffPage();
    await page.goto(managerViewPath(await createPublishedConference(page, `Refusals ${run}`), 'documents'));
    await clickButton(page, 'Add document');
    await fileInput(page).setInputFiles({
      name: 'a.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('text'),
    });
    await waitForText(page, 'This file is not a PDF. Save it as a PDF first, or give a link instead.');
    await fileInput(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
    await waitForText(page, 'Failed to upload document');
    await page.locator('.dialog').getByText('This file is not a PDF').waitFor();
  });
});
