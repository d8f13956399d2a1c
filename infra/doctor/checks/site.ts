import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Checked, type CheckResult, logsOf, ok, reportOn, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';

const pageMarker = '<div id="root"';
const serviceProbes = { cms: '/api/cms/content', conferences: '/api/conferences', feeds: '/api/podcast-episodes' };
const reconnect = 'make restart SERVICE=gateway connects it to their network again';

/** Status 0 means that there was no response; then the text says why. */
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; text: string; errorCode?: string };

/** Sends a request with any Host header, which `fetch` does not allow. Redirects are not followed. */
export const httpGet = (
  origin: string,
  path: string,
  host: string,
  options: RequestOptions = {},
): Promise<HttpResponse> =>
  new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, headers: {}, text: String(error), ...(error.code && { errorCode: error.code }) });
    const sent = request(new URL(path, origin), { agent: false, ...options, headers: { Host: host }, timeout: 5_000 });
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      text(response).then((body) => resolve({ status, headers, text: body }), fail);
    });
    sent.on('timeout', () => sent.destroy(new Error('no response within 5 s')));
    sent.on('error', fail);
    sent.end();
  });

type Visit = (path: string) => Promise<HttpResponse>;

export async function checkSite(installation: Installation, gateway: string): Checked {
  const url = installation.publicUrl;
  if (!url) return undefined;
  const report = reportOn('gateway');
  const visit: Visit = (path) => httpGet(gateway, path, url.host);
  const { status, headers, text } = await visit('/about');
  if (status === 0) return report.wrong(`does not respond (${text}): make up; if it runs already, ${reconnect}`);
  if (status !== 200 || !text.includes(pageMarker))
    return report.wrong(`responds to ${url.host} with ${status} and no page of the site: make up repairs it`);
  const sendsHsts = headers['strict-transport-security'] !== undefined;
  if (sendsHsts !== (url.protocol === 'https:'))
    return report.wrong('runs with another PUBLIC_ORIGIN than the settings have now: make up');
  const services = await Promise.all(
    Object.entries(serviceProbes).map(([service, path]) => checkRead(service, path, visit)),
  );
  // If no service responds, that is reported once: the gateway may have lost the network of all services.
  const reachesNone = services.every(({ message }) => / with 50[24] |no response within/.test(message));
  const advice = `make up; if all are healthy, ${reconnect}`;
  return [
    report.ok(`serves the site for ${url.host}`),
    reachesNone ? report.wrong(`reaches no service (${services[0]?.message}): ${advice}`) : services,
    await checkSignInStart(installation, visit),
  ];
}

async function checkRead(service: string, path: string, visit: Visit): Promise<CheckResult> {
  // The query bypasses the gateway's cache, which would hide a dead service.
  const { status, text } = await visit(`${path}?doctor`);
  if (status === 200) return ok(service, `responds at ${path}`);
  const outcome = status === 0 ? `does not respond at ${path}` : `responds at ${path} with ${status}`;
  // In place of a failed service the gateway responds with JSON that contains a message for people.
  const [, message = text.slice(0, 120)] = /^\{"message":"([^"\\]+)"/.exec(text) ?? [];
  return wrong(
    service,
    `${outcome} (${message}): make up, if it does not run or has lost its network; ${logsOf(service)}`,
  );
}

async function checkSignInStart(installation: Installation, visit: Visit): Checked {
  const report = reportOn('sign-in');
  const id = installation.setting('GOOGLE_CLIENT_ID');
  if (!id) return undefined;
  const { status, headers } = await visit('/api/auth/google');
  const target = String(headers.location ?? '');
  if (status === 429) return undefined;
  if (status !== 302 || !target.startsWith('https://accounts.google.com/'))
    return report.wrong(
      `does not lead to Google (${status} ${target}): make up, so that cms takes the client id and secret`,
    );
  const parameters = new URL(target).searchParams;
  const redirect = `${installation.setting('PUBLIC_ORIGIN')}/api/auth/google/callback`;
  if (parameters.get('redirect_uri') !== redirect || parameters.get('client_id') !== id)
    return report.wrong('still uses old settings: make up');
  return report.ok('leads to Google, and back to our address');
}
