import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { type HttpResponse, httpGet } from './http-get.js';

const subject = 'conferences';
const maxConferences = 5;
const emptyRoot = '<div id="root"></div>';

type Listed = { id: string; slug: string };

/** Opens a conference and one of its sessions, as a visitor does. A list that cannot be read is left to the check of the site. */
export async function checkConference(installation: Installation, gateway: string): Promise<CheckResult[]> {
  const origin = installation.setting('PUBLIC_ORIGIN');
  if (!URL.canParse(origin)) return [];
  const visit = (path: string): Promise<HttpResponse> => httpGet(gateway, path, new URL(origin).host);
  const conferences = (await readList(visit, '/api/conferences')).slice(0, maxConferences);
  for (const { id, slug } of conferences) {
    const [session] = await readList(visit, `/api/conferences/${id}/agenda`);
    if (session) return checkPages(visit, [`/conferences/${slug}`, `/conferences/${slug}/sessions/${session.slug}`]);
  }
  return checkPages(
    visit,
    conferences.slice(0, 1).map(({ slug }) => `/conferences/${slug}`),
  );
}

async function readList(visit: (path: string) => Promise<HttpResponse>, path: string): Promise<Listed[]> {
  // The query bypasses the gateway's cache.
  const response = await visit(`${path}?doctor`).catch(() => undefined);
  return response?.status === 200 ? (JSON.parse(response.text) as Listed[]) : [];
}

async function checkPages(visit: (path: string) => Promise<HttpResponse>, paths: string[]): Promise<CheckResult[]> {
  const results = await Promise.all(
    paths.map(async (path) => {
      const { status, text } = await visit(path).catch((error: unknown) => ({ status: 0, text: String(error) }));
      if (status !== 200) {
        const outcome = status === 0 ? `does not respond (${text})` : `responds with ${status}`;
        return wrong(subject, `the page ${path} ${outcome}, though its content is there: ${rewrite}`);
      }
      return text.includes(emptyRoot)
        ? note(subject, `the page ${path} is not prerendered yet: ${rewrite}`)
        : undefined;
    }),
  );
  const problems = results.filter((result) => result !== undefined);
  return problems.length > 0 || paths.length === 0 ? problems : [ok(subject, `${paths.join(' and ')} can be opened`)];
}

const rewrite = 'make restart SERVICE=publisher writes what is missing; infra/scripts/compose.sh logs publisher';
