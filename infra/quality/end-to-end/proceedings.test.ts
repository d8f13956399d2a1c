import type { Page } from 'playwright-core';
import {
  becomesPublic,
  describeInBrowser,
  expectAccessible,
  expectAccessibleOnAllScreens,
  openVisitorPage,
  phone,
  siteUrl,
} from './browser.js';
import { openStaffPage } from './sign-in.js';

/** Differs in each run, because a running product has the pages of earlier runs. */
const run = Date.now();
const headers = { Origin: siteUrl };
const times = { startTime: '2031-03-13T09:30', endTime: '2031-03-13T10:30' };
const title = `A covenant & its terms ${run}`;
const added: { id: string; slug: string }[] = [];

const visit = (at: string) => fetch(siteUrl + at, { redirect: 'manual' });
const hasStatus = (at: string, status: number) => becomesPublic(async () => (await visit(at)).status === status);

async function add(staff: Page, path: string, data: object) {
  const response = await staff.request.post(path, { headers, data });
  expect([path, response.status()]).toEqual([path, 201]);
  return response.json();
}

async function addConference(staff: Page, slug: string) {
  const conference = await add(staff, '/api/conferences', {
    ...{ title: `Covenant and law ${slug}`, slug, status: 'published', timezone: 'Asia/Tokyo' },
    ...{ startDate: '2031-03-12T09:00', endDate: '2031-03-14T17:00' },
  });
  added.push({ id: conference.id, slug });
  const session = await add(staff, `/api/conferences/${conference.id}/sessions`, {
    ...{ title, track: 'العهد والقانون', sessionAbstract: 'On oaths. '.repeat(60), ...times },
  });
  const person = await add(staff, '/api/people', { firstName: 'Salma', lastName: `von Idris ${run}` });
  const assigned = await staff.request.put(`/api/sessions/${session.id}/speakers`, {
    ...{ headers, data: { speakers: [{ personId: person.id }] } },
  });
  expect(assigned.status()).toBe(200);
  const addMaterial = (material: object) =>
    add(staff, `/api/conferences/${conference.id}/documents`, { sessionId: session.id, ...material });
  return { conference, session, addMaterial };
}

const paper = {
  kind: 'paper',
  title,
  url: 'https://papers.example.org/a.pdf',
  doi: '10.5555/majlis.7',
  pages: '12-18',
};

describeInBrowser('proceedings', () => {
  // The crawler would find their files, which do not exist.
  afterAll(async () => {
    const staff = await openStaffPage();
    for (const { id } of added) await staff.request.delete(`/api/conferences/${id}`, { headers });
    for (const { slug } of added) expect(await hasStatus(`/conferences/${slug}`, 404)).toBe(true);
  });

  test('appear with the first paper, and are read, cited and left by keyboard', async () => {
    const staff = await openStaffPage();
    const slug = `covenant-${run}`;
    const { session, addMaterial } = await addConference(staff, slug);
    const at = `/conferences/${slug}`;
    expect(await hasStatus(at, 200)).toBe(true);
    expect((await visit(`${at}/proceedings`)).status).toBe(404);
    await addMaterial({ ...paper, licence: 'CC-BY-4.0', language: 'Arabic' });
    await addMaterial({ kind: 'slides', title: 'كلمات طويلة في عنوان الشرائح', url: 'https://papers.example.org/b' });
    expect(await hasStatus(`${at}/proceedings`, 200)).toBe(true);
    expect(await becomesPublic(async () => (await (await visit(at)).text()).includes(`${at}/proceedings"`))).toBe(true);

    const page = await openVisitorPage();
    await page.goto(at);
    await page.getByRole('link', { name: 'Proceedings', exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Proceedings' }).waitFor();
    await page.getByText('Abstract of').press('Enter');
    await page.getByText('On oaths.').first().waitFor();
    await page.locator('summary', { hasText: 'Cite this' }).press('Enter');
    await page.getByText(`“${title}.” Covenant and law`).waitFor();
    await expectAccessibleOnAllScreens(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `BibTeX of ${title}` }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toMatch(/^paper-[0-9a-f-]{13}\.bib$/);
    await page.getByRole('link', { name: title, exact: true }).first().press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Materials' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${at}/sessions/${session.slug}`);
    await expectAccessibleOnAllScreens(page);
  });

  test('a recording asks nothing of its host before the press', async () => {
    const staff = await openStaffPage();
    const slug = `recorded-${run}`;
    const { session, addMaterial } = await addConference(staff, slug);
    const url = `${siteUrl}/recordings/${run}.mp4`;
    await addMaterial({ kind: 'recording', title: 'Film of the lecture', url });
    await addMaterial({ kind: 'recording', title: 'Elsewhere', url: 'https://video.example.org/watch?v=1' });
    const at = `/conferences/${slug}/sessions/${session.slug}`;
    expect(await hasStatus(at, 200)).toBe(true);
    expect(await becomesPublic(async () => (await (await visit(at)).text()).includes('Elsewhere'))).toBe(true);
    const page = await openVisitorPage(phone);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.route(url, (route) => route.fulfill({ status: 404 }));
    await page.goto(at);
    await page.getByRole('button', { name: 'Play Film of the lecture' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((address) => address === url || !address.startsWith(siteUrl))).toEqual([]);
    await page.getByRole('button', { name: 'Play Film of the lecture' }).press('Enter');
    await page.getByText('It cannot be played here. Open the link instead.').waitFor();
    expect(requests).toContain(url);
    expect(await page.getByRole('link', { name: 'Elsewhere' }).getAttribute('href')).toContain('video.example.org');
  });

  test('search engines find the tags of a paper, and its file beside its page', async () => {
    const staff = await openStaffPage();
    const slug = `tagged-${run}`;
    const { session, addMaterial } = await addConference(staff, slug);
    const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
    const upload = await staff.request.post('/api/cms/upload-document', {
      headers,
      multipart: { document: { name: 'a.pdf', mimeType: 'application/pdf', buffer } },
    });
    expect(upload.status()).toBe(201);
    await addMaterial({ ...paper, url: (await upload.json()).documentUrl });
    const at = `/conferences/${slug}/sessions/${session.slug}`;
    expect(await becomesPublic(async () => (await (await visit(at)).text()).includes('citation_pdf_url'))).toBe(true);
    const page = await openVisitorPage();
    await page.goto(at);
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
    expect(pdf).toMatch(new RegExp(`^${siteUrl}${at}/[0-9a-f]{64}\\.pdf$`));
    const file = await fetch(pdf);
    expect([file.status, Buffer.from(await file.arrayBuffer())]).toEqual([200, buffer]);
    await page.getByText(`PDF, 1 KB`).waitFor();
  });

  test('staff add a paper from the form of its session', async () => {
    const staff = await openStaffPage();
    const { conference, session } = await addConference(staff, `edited-${run}`);
    await staff.goto(`/admin/conference-management/${conference.id}/sessions?edit=${session.id}`);
    await staff.getByRole('tab', { name: /^Details/ }).click();
    await staff.getByRole('link', { name: 'Add document' }).click();
    await staff.getByLabel('Title').fill('The paper');
    await staff.getByLabel('Kind').selectOption('Paper');
    await staff.getByText('Give a link', { exact: true }).click();
    await staff.getByLabel('Link', { exact: true }).fill('https://papers.example.org/a.pdf');
    await staff.getByLabel('DOI').fill('10.5555');
    await expectAccessible(staff);
    await staff.keyboard.press('Control+s');
    await staff.getByText('Enter a DOI, such as 10.1234/majlis.2026.7').waitFor();
    await staff.getByLabel('DOI').fill('https://doi.org/10.5555/majlis.8');
    await staff.keyboard.press('Control+s');
    await staff.getByText('Document saved successfully').waitFor();
    expect(await hasStatus(`/conferences/edited-${run}/proceedings`, 200)).toBe(true);
    const documents = await (await staff.request.get(`/api/conferences/${conference.id}/documents`)).json();
    expect(documents).toMatchObject([{ sessionId: session.id, kind: 'paper', doi: '10.5555/majlis.8' }]);
  });
});
