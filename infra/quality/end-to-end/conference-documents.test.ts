import { readFile } from 'node:fs/promises';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ConferenceDocument } from '@majlis/contracts/conferences/documents.schema';
import type { Page } from 'playwright-core';
import { expectAccessible, expectAccessibleOnAllScreens } from './accessibility.js';
import { describeInBrowser, openVisitorPage, phone, siteUrl } from './browser.js';
import { assign, createConference, createPerson, createSession, managerPath, read, write } from './organiser.js';
import { waitUntilHydrated } from './page-states.js';
import { becomesPublic, hasStatus, openWhenTextIsPublic, visit } from './public-site.js';
import { openStaffPage } from './sign-in.js';
import { clickButton, createPicture, download, field, levelOne, save, waitForText } from './steps.js';

/** The names differ in each run, because a running product has the rows of earlier runs. */
const run = Date.now();
const days = { startDate: '2031-03-12T09:00', endDate: '2031-03-14T17:00' };
const times = { startTime: '2031-03-13T09:30', endTime: '2031-03-13T11:00' };
const added: Conference[] = [];

async function addConference(page: Page, slug: string): Promise<Conference> {
  const changes = { ...days, slug: `${slug}-${run}`, status: 'published', timezone: 'Asia/Kuala_Lumpur' };
  const conference = await createConference(page, `Covenant and law ${slug} ${run}`, changes);
  added.push(conference);
  return conference;
}

const sectionOf = ({ id }: Conference, section: string) => `${managerPath}/${id}/${section}`;
const fileInput = (page: Page) => page.locator('.dialog input[type=file]');

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
  await field(page, 'Title').fill(title);
  await fill();
  await clickButton(page, 'Save');
  await waitForText(page, 'Document saved successfully');
  await page.locator('.dialog').waitFor({ state: 'detached' });
}

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await fileInput(page).setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await waitForText(page, 'Document uploaded successfully');
}

// The conferences are removed, because the crawler would find links to files that do not exist.
async function removeConferences(): Promise<void> {
  const page = await openStaffPage();
  const conferences = added.splice(0);
  for (const { id } of conferences) await write(page, 'delete', `${endpoints.conferences.path}/${id}`);
  for (const { slug } of conferences) await hasStatus(`/conferences/${slug}`, 404);
}

describeInBrowser('partners and documents of a conference', () => {
  afterAll(removeConferences);

  test('are on its page once they are added, and a file can be downloaded', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const conference = await addConference(page, 'trust');
    await page.goto(sectionOf(conference, 'partners'));
    await clickButton(page, 'Add partner');
    await field(page, 'Name').fill(`Banyan House ${run}`);
    await fileInput(page).setInputFiles(await createPicture('logo.png', 400, 200, '#1e40af'));
    await waitForText(page, 'Logo uploaded successfully');
    await page.getByLabel('Tier').selectOption('Platinum');
    await clickButton(page, 'Save');
    await waitForText(page, 'Partner saved successfully');

    const pdf = createPdf(`proceedings ${run}`);
    await page.goto(sectionOf(conference, 'documents'));
    await addDocument(page, `Proceedings ${run}`, () => upload(page, 'proceedings.pdf', pdf));

    await openWhenTextIsPublic(visitor, `/conferences/${conference.slug}`, `Proceedings ${run}`);
    await visitor.getByText(`Banyan House ${run}`).first().waitFor();
    await visitor.getByRole('heading', { name: 'Platinum' }).waitFor();
    const link = visitor.getByRole('link', { name: `Proceedings ${run}` });
    const file = await download(visitor, () => link.click());
    expect(file.suggestedFilename()).toBe(`Proceedings ${run}.pdf`);
    expect(await readFile(await file.path())).toEqual(pdf);
  });

  test('are hidden until their publication date in the zone of the conference', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const conference = await addConference(page, 'hidden');
    await page.goto(sectionOf(conference, 'documents'));
    await addDocument(page, `Minutes ${run}`, async () => {
      await upload(page, 'minutes.pdf', createPdf(`minutes ${run}`));
      await page.getByLabel('Public from').fill('2031-03-15T09:00');
    });
    await waitForText(page, 'Public from 15 March 2031, 09:00, Kuala Lumpur time');
    await addDocument(page, `Call for papers ${run}`, async () => {
      await page.getByText('Give a link', { exact: true }).click();
      await field(page, 'Link').fill('https://www.example.org/call');
    });

    const path = `/conferences/${conference.slug}`;
    await openWhenTextIsPublic(visitor, path, `Call for papers ${run}`);
    expect(await visitor.getByText(`Minutes ${run}`).count()).toBe(0);
    await clickButton(page, `Edit Minutes ${run}`);
    expect(await page.getByLabel('Public from').inputValue()).toBe('2031-03-15T09:00');
    await page.getByLabel('Public from').fill('2020-03-15T09:00');
    await save(page, 'Document updated successfully');
    await openWhenTextIsPublic(visitor, path, `Minutes ${run}`);
  });

  test('are on the page of the session to which they belong', async () => {
    const [page, visitor] = [await openStaffPage(), await openVisitorPage()];
    const conference = await addConference(page, 'markets');
    const { slug } = await createSession(page, conference, `Usury revisited ${run}`, times);
    await page.goto(sectionOf(conference, 'documents'));
    await addDocument(page, `Slides ${run}`, async () => {
      await upload(page, 'slides.pdf', createPdf(`slides ${run}`));
      await page.getByLabel('Belongs to').selectOption(`09:30 Usury revisited ${run}`);
    });
    await waitForText(page, '13 March 2031, 09:30');
    const path = `/conferences/${conference.slug}`;
    await openWhenTextIsPublic(visitor, `${path}/sessions/${slug}`, `Slides ${run}`);
    await openWhenTextIsPublic(visitor, path, `Usury revisited ${run}`);
    // Before hydration the link leads to the page of the session.
    await waitUntilHydrated(visitor);
    await visitor
      .getByRole('link', { name: `Usury revisited ${run}` })
      .first()
      .click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByRole('link', { name: `Slides ${run}` }).waitFor();
  });
});

const title = `A covenant & its terms ${run}`;
const paper = {
  ...{ kind: 'paper', title, url: 'https://papers.example.org/a.pdf' },
  ...{ doi: '10.5555/majlis.7', pages: '12-18' },
};

/** A conference with a session and its speaker. */
async function addSessionWithSpeaker(page: Page, slug: string) {
  const conference = await addConference(page, slug);
  const texts = { track: 'العهد والقانون', sessionAbstract: 'On oaths. '.repeat(60) };
  const session = await createSession(page, conference, title, { ...texts, ...times });
  const person = await createPerson(page, { firstName: 'Salma', lastName: `von Idris ${run}` });
  await assign(page, session, [{ personId: person.id }]);
  const { path } = endpoints.documents(conference.id);
  const addMaterial = (material: object) => write(page, 'post', path, { sessionId: session.id, ...material });
  const at = `/conferences/${conference.slug}`;
  return { conference, session, addMaterial, at, atSession: `${at}/sessions/${session.slug}` };
}

describeInBrowser('proceedings', () => {
  afterAll(removeConferences);

  test('appear with the first paper, and are read, cited and left by keyboard', async () => {
    const { addMaterial, at, atSession } = await addSessionWithSpeaker(await openStaffPage(), 'covenant');
    await hasStatus(at, 200);
    expect((await visit(`${at}/proceedings`)).status).toBe(404);
    await addMaterial({ ...paper, licence: 'CC-BY-4.0', language: 'Arabic' });
    await addMaterial({ kind: 'slides', title: 'كلمات طويلة في عنوان الشرائح', url: 'https://papers.example.org/b' });
    await hasStatus(`${at}/proceedings`, 200);
    await becomesPublic(at, `${at}/proceedings"`);

    const page = await openVisitorPage();
    await page.goto(at);
    await page.getByRole('link', { name: 'Proceedings', exact: true }).press('Enter');
    await levelOne(page, 'Proceedings').waitFor();
    await page.getByText('Abstract of').press('Enter');
    await page.getByText('On oaths.').first().waitFor();
    await page.locator('summary', { hasText: 'Cite this' }).press('Enter');
    await page.getByText(`“${title}.” Covenant and law`).waitFor();
    await expectAccessibleOnAllScreens(page);
    const file = await download(page, () => page.getByRole('link', { name: `BibTeX of ${title}` }).press('Enter'));
    expect(file.suggestedFilename()).toMatch(/^paper-[0-9a-f-]{13}\.bib$/);
    await page.getByRole('link', { name: title, exact: true }).first().press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Materials' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(atSession);
    await expectAccessibleOnAllScreens(page);
  });

  test('have recordings that ask nothing of their host before the press', async () => {
    const { addMaterial, atSession } = await addSessionWithSpeaker(await openStaffPage(), 'recorded');
    const url = `${siteUrl}/recordings/${run}.mp4`;
    await addMaterial({ kind: 'recording', title: 'Film of the lecture', url });
    await addMaterial({ kind: 'recording', title: 'Elsewhere', url: 'https://video.example.org/watch?v=1' });
    await becomesPublic(atSession, 'Elsewhere');
    const page = await openVisitorPage(phone);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.route(url, (route) => route.fulfill({ status: 404 }));
    await page.goto(atSession);
    const play = page.getByRole('button', { name: 'Play Film of the lecture' });
    await play.waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((address) => address === url || !address.startsWith(siteUrl))).toEqual([]);
    await play.press('Enter');
    await page.getByText('It cannot be played here. Open the link instead.').waitFor();
    expect(requests).toContain(url);
    expect(await page.getByRole('link', { name: 'Elsewhere' }).getAttribute('href')).toContain('video.example.org');
  });

  test('tell search engines the tags of a paper, and its file beside its page', async () => {
    const staff = await openStaffPage();
    const { addMaterial, atSession } = await addSessionWithSpeaker(staff, 'tagged');
    const buffer = createPdf('a paper');
    const uploaded = await staff.request.post('/api/cms/upload-document', {
      headers: { Origin: siteUrl },
      multipart: { document: { name: 'a.pdf', mimeType: 'application/pdf', buffer } },
    });
    await addMaterial({ ...paper, url: (await uploaded.json()).documentUrl });
    await becomesPublic(atSession, 'citation_pdf_url');
    const page = await openVisitorPage();
    await page.goto(atSession);
    const tags = await page
      .locator('meta[name^="citation_"]')
      .evaluateAll((found) => found.map((tag) => [tag.getAttribute('name'), tag.getAttribute('content')]));
    const { citation_pdf_url: pdf, ...others } = Object.fromEntries(tags);
    expect(others).toMatchObject({
      citation_title: title,
      citation_author: `Salma von Idris ${run}`,
      citation_publication_date: '2031/03/13',
      citation_firstpage: '12',
      citation_lastpage: '18',
      citation_doi: '10.5555/majlis.7',
      citation_language: 'en',
    });
    expect(pdf).toMatch(new RegExp(`^${siteUrl}${atSession}/[0-9a-f]{64}\\.pdf$`));
    const file = await fetch(pdf);
    expect([file.status, Buffer.from(await file.arrayBuffer())]).toEqual([200, buffer]);
    await page.getByText(`PDF, 1 KB`).waitFor();
  });

  test('get a paper from the form of its session', async () => {
    const staff = await openStaffPage();
    const { conference, session, at } = await addSessionWithSpeaker(staff, 'edited');
    await staff.goto(`${sectionOf(conference, 'sessions')}?edit=${session.id}`);
    await staff.getByRole('link', { name: 'Add document' }).click();
    await staff.getByLabel('Title').fill('The paper');
    await staff.getByLabel('Kind').selectOption('Paper');
    await staff.getByText('Give a link', { exact: true }).click();
    await field(staff, 'Link').fill('https://papers.example.org/a.pdf');
    await staff.getByLabel('DOI').fill('10.5555');
    await expectAccessible(staff);
    await save(staff, 'Enter a DOI, such as 10.1234/majlis.2026.7');
    await staff.getByLabel('DOI').fill('https://doi.org/10.5555/majlis.8');
    await save(staff, 'Document saved successfully');
    await hasStatus(`${at}/proceedings`, 200);
    const documents = await read<ConferenceDocument[]>(staff, endpoints.documents(conference.id).path);
    expect(documents).toMatchObject([{ sessionId: session.id, kind: 'paper', doi: '10.5555/majlis.8' }]);
  });
});
