import { type CheckResult, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { type HttpResponse, httpGet } from './http-get.js';

const pageMarker = '<div id="root"';

const serviceProbes = { cms: '/api/cms/content', conferences: '/api/conferences', feeds: '/api/podcast-episodes' };

export async function checkSite(installation: Installation, gateway: string): Promise<CheckResult[]> {
  const origin = installation.setting('PUBLIC_ORIGIN');
  if (!URL.canParse(origin)) return [];
  const { host, protocol } = new URL(origin);
  const visit = (path: string): Promise<HttpResponse> =>
    httpGet(gateway, path, host).catch((error: unknown) => ({ status: 0, headers: {}, text: String(error) }));
  const page = await visit('/about');
  if (page.status === 0)
    return [wrong('gateway', `does not respond (${page.text}): make up; if it runs already, ${reconnect}`)];
  const isSitePage = page.status === 200 && page.text.includes(pageMarker);
  if (!isSitePage)
    return [wrong('gateway', `responds to ${host} with ${page.status} and no page of the site: make up repairs it`)];
  const sendsHsts = page.headers['strict-transport-security'] !== undefined;
  if (sendsHsts !== (protocol === 'https:'))
    return [wrong('gateway', 'runs with another PUBLIC_ORIGIN than the settings have now: make up')];
  const results = await Promise.all(
    Object.entries(serviceProbes).map(([service, path]) => checkRead(service, path, visit)),
  );
  const signIn = await checkSignInStart(installation, visit);
  return [ok('gateway', `serves the site for ${host}`), ...summarize(results), ...signIn];
}

/** One cause is reported once: the gateway may have lost the network of all services. */
function summarize(results: CheckResult[]): CheckResult[] {
  const isUnreachable = ({ message }: CheckResult) => / with 50[24] |no response within/.test(message);
  if (!results.every(isUnreachable)) return results;
  return [wrong('gateway', `reaches no service (${results[0]?.message}): make up; if all are healthy, ${reconnect}`)];
}

const reconnect = 'make restart SERVICE=gateway connects it to their network again';

async function checkRead(
  service: string,
  path: string,
  visit: (path: string) => Promise<HttpResponse>,
): Promise<CheckResult> {
  // The query bypasses the gateway's cache, which would hide a dead service.
  const { status, text } = await visit(`${path}?doctor`);
  if (status === 200) return ok(service, `responds at ${path}`);
  const outcome = status === 0 ? `does not respond at ${path}` : `responds at ${path} with ${status}`;
  return wrong(
    service,
    `${outcome} (${describeBody(text)}): make up, if it does not run; infra/scripts/compose.sh logs ${service}`,
  );
}

/** The gateway responds in place of a service with JSON that has a message for people. */
function describeBody(text: string): string {
  const [, message] = /^\{"message":"([^"\\]+)"/.exec(text) ?? [];
  return message ?? text.slice(0, 120);
}

async function checkSignInStart(
  installation: Installation,
  visit: (path: string) => Promise<HttpResponse>,
): Promise<CheckResult[]> {
  const id = installation.setting('GOOGLE_CLIENT_ID');
  if (!id) return [];
  const { status, headers } = await visit('/api/auth/google');
  const target = String(headers.location ?? '');
  if (status === 429) return [];
  if (status !== 302 || !target.startsWith('https://accounts.google.com/'))
    return [
      wrong(
        'sign-in',
        `does not lead to Google (${status} ${target}): make up, so that cms takes the client id and secret`,
      ),
    ];
  const parameters = new URL(target).searchParams;
  const redirect = `${installation.setting('PUBLIC_ORIGIN')}/api/auth/google/callback`;
  if (parameters.get('redirect_uri') !== redirect || parameters.get('client_id') !== id)
    return [wrong('sign-in', 'still uses old settings: make up')];
  return [ok('sign-in', 'leads to Google, and back to our address')];
}
