import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { HostFacts } from '../host-facts.js';
import type { Installation } from '../installation.js';

const name = 'PUBLIC_ORIGIN';
const privateNames = /^localhost$|^[^.]+$|\.(?:localhost|local|lan|internal|test|home\.arpa)$/;
const privateAddresses = /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)|^\[(?:::1|f[cde])/;

const isPrivateHost = (host: string): boolean => privateNames.test(host) || privateAddresses.test(host);

export function checkPublicOrigin(installation: Installation): CheckResult[] {
  const origin = installation.setting(name);
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return checkProxy(installation);
  const url = new URL(origin);
  const results = url.protocol === 'https:' ? checkTls(installation, url) : checkPlain(installation, url);
  return [...results, ...checkProxy(installation)];
}

function checkTls(installation: Installation, url: URL): CheckResult[] {
  if (installation.terminatesTls) {
    if (url.port) return [wrong(name, `the overlay tls listens on port 443: leave out ":${url.port}"`)];
    const isSelfSigned = installation.setting('TLS_INTERNAL_CA') !== '';
    if (!isSelfSigned && (isIP(url.hostname.replaceAll(/[[\]]/g, '')) || isPrivateHost(url.hostname)))
      return [
        wrong(
          name,
          `no public authority certifies ${url.hostname}: use a name in public DNS, or TLS_INTERNAL_CA=yes to try it out`,
        ),
      ];
    return [ok(name, `${url.origin}, and the overlay tls has its certificate`)];
  }
  if (installation.setting('TRUSTED_PROXY')) return [ok(name, `${url.origin}, behind your proxy`)];
  return [
    wrong(
      name,
      'is https, but nothing terminates TLS: add tls to MAJLIS_OVERLAYS, or name the proxy that does it in TRUSTED_PROXY ' +
        '(172.16.0.0/12 when it is on this machine)',
    ),
  ];
}

function checkPlain(installation: Installation, url: URL): CheckResult[] {
  if (installation.terminatesTls) return [wrong(name, `with the overlay tls it is https: https://${url.hostname}`)];
  if (!isPrivateHost(url.hostname))
    return [
      wrong(name, `with http:// anyone on the network path can read staff sessions: use https://${url.hostname}`),
    ];
  const results = [
    note(
      name,
      `${url.origin} is for trying it out: only this machine or its network knows it, and nothing terminates TLS; for the public: make settings, make up`,
    ),
  ];
  const port = installation.setting('MAJLIS_PORT') || '8080';
  if ((url.port || '80') !== port && !installation.setting('TRUSTED_PROXY'))
    results.push(note('MAJLIS_PORT', `the site listens on ${port}, but its address says ${url.port || '80'}`));
  return results;
}

function checkProxy(installation: Installation): CheckResult[] {
  const subject = 'TRUSTED_PROXY';
  const proxy = installation.setting(subject);
  if (!proxy) return [];
  if (installation.terminatesTls) return [note(subject, 'has no effect with the overlay tls, which sets its own')];
  const [address = '', bits, ...rest] = proxy.split('/');
  const maxBits = isIP(address) === 4 ? 32 : 128;
  const isValid =
    isIP(address) && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= maxBits));
  if (!isValid)
    return [wrong(subject, `"${proxy}" is no address or network; write one, like 192.0.2.10 or 172.16.0.0/12`)];
  if (bits !== undefined && Number(bits) < 8)
    return [wrong(subject, `${proxy} lets anyone pretend to be any visitor: name only the proxy`)];
  return [ok(subject, `${proxy} is trusted to name the visitor`)];
}

const minCertificateDays = 14;
const dayMs = 86_400_000;

export async function checkDnsAndCertificate(installation: Installation): Promise<CheckResult[]> {
  const origin = installation.setting('PUBLIC_ORIGIN');
  if (!origin.startsWith('https://') || !URL.canParse(origin)) return [];
  const { hostname, port } = new URL(origin);
  const isPrivate = isPrivateHost(hostname);
  const addresses = await lookup(hostname, { all: true }).catch(() => []);
  const results: CheckResult[] = [];
  if (addresses.length > 0) results.push(ok('DNS', `${hostname} has an address`));
  else if (!isPrivate)
    results.push(
      wrong('DNS', `${hostname} has no address: add an A (and AAAA) record with this machine's public address`),
    );
  if (installation.terminatesTls)
    return [...results, ...(await checkCertificate(installation, hostname, { host: 'caddy', port: 443 }))];
  if (addresses.length === 0) return results;
  return [
    ...results,
    ...(await checkCertificate(installation, hostname, { host: hostname, port: Number(port || 443) })),
  ];
}

async function checkCertificate(
  installation: Installation,
  name: string,
  at: { host: string; port: number },
): Promise<CheckResult[]> {
  const subject = 'certificate';
  const certificate = await fetchCertificate(name, at).catch((error: unknown) =>
    String((error as NodeJS.ErrnoException).code ?? error),
  );
  if (typeof certificate === 'string') {
    const advice = 'infra/scripts/compose.sh logs caddy';
    if (installation.terminatesTls)
      return [wrong(subject, `Caddy has none for ${name} yet (${certificate}); what it is waiting for: ${advice}`)];
    // Many routers have no NAT loopback, so a machine cannot reach its own public address.
    return [
      note(
        subject,
        `${name}:${at.port} cannot be reached from here (${certificate}); if visitors cannot either, check your proxy`,
      ),
    ];
  }
  const days = Math.floor((certificate.until.getTime() - Date.now()) / dayMs);
  const isSelfSigned = installation.setting('TLS_INTERNAL_CA') !== '';
  if (certificate.verificationError && !isSelfSigned)
    return [wrong(subject, `browsers reject the one of ${name}: ${certificate.verificationError}`)];
  if (certificate.verificationError)
    return [note(subject, `${name} has one that browsers do not know, as TLS_INTERNAL_CA says`)];
  if (days < minCertificateDays)
    return [wrong(subject, `the one of ${name} expires in ${days} days: its renewal does not work`)];
  return [ok(subject, `the one of ${name} is valid for ${days} more days`)];
}

function fetchCertificate(
  name: string,
  { host, port }: { host: string; port: number },
): Promise<{ until: Date; verificationError?: string }> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      { host, port, servername: name, rejectUnauthorized: false, timeout: 5_000 },
      () => {
        const until = new Date(socket.getPeerCertificate().valid_to);
        resolve({ until, ...(!socket.authorized && { verificationError: String(socket.authorizationError) }) });
        socket.end();
      },
    );
    socket.on('timeout', () => socket.destroy(new Error('no response within 5 s')));
    socket.on('error', reject);
  });
}

const minVisits = 20;

/** Behind a proxy that is not trusted all visitors have its address and share one rate limit. */
export function checkVisitorAddresses(
  installation: Installation,
  { visitors, bridgeAddresses }: HostFacts,
): CheckResult[] {
  if (!installation.setting('PUBLIC_ORIGIN').startsWith('https://') || installation.terminatesTls) return [];
  const externalVisitors = visitors.filter(({ address }) => address !== '127.0.0.1');
  const total = externalVisitors.reduce((sum, { count }) => sum + count, 0);
  const [mostFrequent] = externalVisitors.toSorted((a, b) => b.count - a.count);
  if (!mostFrequent || total < minVisits) return [];
  if (!bridgeAddresses.includes(mostFrequent.address) || mostFrequent.count < total / 2)
    return [ok('visitors', 'have addresses of their own')];
  return [
    wrong(
      'TRUSTED_PROXY',
      `the gateway logs your proxy (${mostFrequent.address}) as the visitor, ${mostFrequent.count} times of ${total}: set it to ` +
        `${mostFrequent.address} or 172.16.0.0/12, and let the proxy send X-Forwarded-For`,
    ),
  ];
}
