import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Checked, type CheckResults, logsOf, note, ok, reportOn, wrong } from '../check-result.js';
import type { HostFacts } from '../host-facts.js';
import type { Installation } from '../installation.js';

const address = reportOn('PUBLIC_ORIGIN');
const privateNames = /^localhost$|^[^.]+$|\.(?:localhost|local|lan|internal|test|home\.arpa)$/;
const privateAddresses = /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)|^\[(?:::1|f[cde])/;

const isPrivateHost = (host: string): boolean => privateNames.test(host) || privateAddresses.test(host);

export function checkPublicOrigin(installation: Installation): CheckResults {
  const url = installation.publicUrl;
  const hasProxy = installation.setting('TRUSTED_PROXY') !== '';
  return [
    url?.origin === installation.setting('PUBLIC_ORIGIN') &&
      (url.protocol === 'https:' ? checkTls(installation, url, hasProxy) : checkPlain(installation, url, hasProxy)),
    hasProxy &&
      installation.terminatesTls &&
      note('TRUSTED_PROXY', 'has no effect with the overlay tls, which sets its own'),
  ];
}

function checkTls(installation: Installation, url: URL, hasProxy: boolean): CheckResults {
  if (!installation.terminatesTls) {
    if (hasProxy) return address.ok(`${url.origin}, behind your proxy`);
    const proxy = 'name the proxy that does it in TRUSTED_PROXY (172.16.0.0/12 when it is on this machine)';
    return address.wrong(`is https, but nothing terminates TLS: add tls to MAJLIS_OVERLAYS, or ${proxy}`);
  }
  if (url.port) return address.wrong(`the overlay tls listens on port 443: leave out ":${url.port}"`);
  const hasPublicName = !isIP(url.hostname.replaceAll(/[[\]]/g, '')) && !isPrivateHost(url.hostname);
  if (hasPublicName || installation.setting('TLS_INTERNAL_CA'))
    return address.ok(`${url.origin}, and the overlay tls has its certificate`);
  const advice = 'use a name in public DNS, or TLS_INTERNAL_CA=yes to try it out';
  return address.wrong(`no public authority certifies ${url.hostname}: ${advice}`);
}

function checkPlain(installation: Installation, { origin, hostname, port }: URL, hasProxy: boolean): CheckResults {
  if (installation.terminatesTls) return address.wrong(`with the overlay tls it is https: https://${hostname}`);
  if (!isPrivateHost(hostname))
    return address.wrong(`with http:// anyone on the network path can read staff sessions: use https://${hostname}`);
  const reason = 'only this machine or its network knows it, and nothing terminates TLS';
  const [own, visited] = [installation.setting('MAJLIS_PORT') || '8080', port || '80'];
  return [
    address.note(`${origin} is for trying it out: ${reason}; for the public: make settings, make up`),
    visited !== own && !hasProxy && note('MAJLIS_PORT', `the site listens on ${own}, but its address says ${visited}`),
  ];
}

const minCertificateDays = 14;

export async function checkDnsAndCertificate(installation: Installation): Checked {
  const url = installation.publicUrl;
  if (url?.protocol !== 'https:') return [];
  const { hostname, port } = url;
  const hasAddress = (await lookup(hostname, { all: true }).catch(() => [])).length > 0;
  const advice = "add an A (and AAAA) record with this machine's public address";
  const { terminatesTls } = installation;
  const place = terminatesTls ? { host: 'caddy', port: 443 } : { host: hostname, port: Number(port || 443) };
  return [
    hasAddress && ok('DNS', `${hostname} has an address`),
    !hasAddress && !isPrivateHost(hostname) && wrong('DNS', `${hostname} has no address: ${advice}`),
    (hasAddress || terminatesTls) && (await checkCertificate(installation, hostname, place)),
  ];
}

async function checkCertificate(installation: Installation, name: string, at: { host: string; port: number }): Checked {
  const report = reportOn('certificate');
  const certificate = await fetchCertificate(name, at).catch((error: NodeJS.ErrnoException) => error);
  if (certificate instanceof Error) {
    const reason = certificate.code ?? String(certificate);
    if (installation.terminatesTls)
      return report.wrong(`Caddy has none for ${name} yet (${reason}); what it is waiting for: ${logsOf('caddy')}`);
    // Many routers have no NAT loopback, so a machine cannot reach its own public address.
    const advice = 'if visitors cannot either, check your proxy';
    return report.note(`${name}:${at.port} cannot be reached from here (${reason}); ${advice}`);
  }
  const { until, verificationError } = certificate;
  if (verificationError && installation.setting('TLS_INTERNAL_CA'))
    return report.note(`${name} has one that browsers do not know, as TLS_INTERNAL_CA says`);
  if (verificationError) {
    const ofProxy = 'let your proxy send one for this name that is valid, with the whole chain (fullchain.pem)';
    const repair = installation.terminatesTls ? logsOf('caddy') : ofProxy;
    return report.wrong(`browsers reject the one of ${name} (${verificationError}): ${repair}`);
  }
  const days = Math.floor((until.getTime() - Date.now()) / 86_400_000);
  if (days < minCertificateDays)
    return report.wrong(`the one of ${name} expires in ${days} days: its renewal does not work`);
  return report.ok(`the one of ${name} is valid for ${days} more days`);
}

type Certificate = { until: Date; verificationError: string | false };

const fetchCertificate = (servername: string, at: { host: string; port: number }): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const socket = connect({ ...at, servername, rejectUnauthorized: false, timeout: 5_000 }, () => {
      const until = new Date(socket.getPeerCertificate().valid_to);
      resolve({ until, verificationError: !socket.authorized && String(socket.authorizationError) });
      socket.end();
    });
    socket.on('timeout', () => socket.destroy(new Error('no response within 5 s')));
    socket.on('error', reject);
  });

const minVisits = 20;

/** Behind a proxy that is not trusted all visitors have its address and share one rate limit. */
export function checkVisitorAddresses(installation: Installation, facts: HostFacts): CheckResults {
  if (installation.publicUrl?.protocol !== 'https:' || installation.terminatesTls) return undefined;
  const external = facts.visitors.filter(({ of }) => of !== '127.0.0.1');
  const total = external.reduce((sum, { count }) => sum + count, 0);
  const [most] = external.toSorted((a, b) => b.count - a.count);
  if (!most || total < minVisits) return undefined;
  if (!facts.bridgeAddresses.includes(most.of) || most.count < total / 2)
    return ok('visitors', 'have addresses of their own');
  const advice = `set it to ${most.of} or 172.16.0.0/12, and let the proxy send X-Forwarded-For`;
  const message = `the gateway logs your proxy (${most.of}) as the visitor, ${most.count} times of ${total}`;
  return wrong('TRUSTED_PROXY', `${message}: ${advice}`);
}
