import { lookup } from 'node:dns/promises';
import { connect, type TLSSocket } from 'node:tls';
import { type Finding, note, ok, wrong } from '../finding.js';
import type { Installation } from '../installation.js';
import { isPrivateHost } from './address.js';

const fewestDays = 14;
const dayMs = 86_400_000;

/** The certificate that visitors are shown: by our own Caddy, or by whatever the public name leads to. */
export async function checkPublicAddress(installation: Installation): Promise<Finding[]> {
  const origin = installation.setting('PUBLIC_ORIGIN');
  if (!origin.startsWith('https://') || !URL.canParse(origin)) return [];
  const { hostname, port } = new URL(origin);
  const isPrivate = isPrivateHost(hostname);
  const addresses = await lookup(hostname, { all: true }).catch(() => []);
  const findings: Finding[] = [];
  if (addresses.length === 0 && !isPrivate)
    findings.push(
      wrong('DNS', `${hostname} has no address: add an A (and AAAA) record with this machine's public address`),
    );
  if (installation.endsTls)
    return [...findings, ...(await checkCertificate(installation, hostname, { host: 'caddy', port: 443 }))];
  if (addresses.length === 0) return findings;
  return [
    ...findings,
    ...(await checkCertificate(installation, hostname, { host: hostname, port: Number(port || 443) })),
  ];
}

async function checkCertificate(
  installation: Installation,
  name: string,
  at: { host: string; port: number },
): Promise<Finding[]> {
  const what = 'certificate';
  const shown = await certificateOf(name, at).catch((error: unknown) =>
    String((error as NodeJS.ErrnoException).code ?? error),
  );
  if (typeof shown === 'string') {
    const advice = 'infra/scripts/compose.sh logs caddy';
    if (installation.endsTls)
      return [wrong(what, `Caddy shows none for ${name} yet (${shown}); what it is waiting for: ${advice}`)];
    // Many routers do not let a machine reach its own public address.
    return [
      note(
        what,
        `${name}:${at.port} cannot be reached from here (${shown}); if visitors cannot either, look at your proxy`,
      ),
    ];
  }
  const days = Math.floor((shown.until.getTime() - Date.now()) / dayMs);
  const isOwn = installation.setting('TLS_OWN_AUTHORITY') !== '';
  if (shown.objection && !isOwn) return [wrong(what, `browsers refuse the one of ${name}: ${shown.objection}`)];
  if (shown.objection) return [note(what, `${name} has one that browsers do not know, as TLS_OWN_AUTHORITY says`)];
  if (days < fewestDays) return [wrong(what, `the one of ${name} ends in ${days} days: whatever renews it does not`)];
  return [ok(what, `${name} has one for ${days} days more`)];
}

function certificateOf(
  name: string,
  { host, port }: { host: string; port: number },
): Promise<{ until: Date; objection?: string }> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      { host, port, servername: name, rejectUnauthorized: false, timeout: 5_000 },
      () => {
        const until = new Date(socket.getPeerCertificate().valid_to);
        resolve({ until, ...(!socket.authorized && { objection: String(socket.authorizationError) }) });
        socket.end();
      },
    );
    socket.on('timeout', () => socket.destroy(new Error('no answer within 5 s')));
    socket.on('error', reject);
  });
}
