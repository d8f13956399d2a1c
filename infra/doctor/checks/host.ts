import { isIPv4 } from 'node:net';
import { totalmem } from 'node:os';
import { isOutdatedTimeZoneRelease } from '@majlis/contracts/staff/system-status';
import { type CheckResults, formatGigabytes, minutesSince, note, ok, reportOn, wrong } from '../check-result.js';
import type { HostFacts } from '../host-facts.js';
import type { Installation } from '../installation.js';

const gigabyte = 1024 ** 3;
const google = 'https://accounts.google.com';
/** Google's ID tokens have timestamps, and cms rejects them when its clock is off by more. */
const maxClockOffsetSeconds = 30;
export const maxFactsMinutes = 30;

export const checkMachine = (installation: Installation, facts: HostFacts): CheckResults => [
  checkVersion('docker', facts.docker, '25.0'),
  checkVersion('compose', facts.compose, '2.24'),
  checkAddress(installation, facts),
  checkPorts(installation, facts),
  checkDisks(facts.disks),
  totalmem() < 1.5 * gigabyte
    ? note('memory', `${formatGigabytes(totalmem())} is little: uploads of large pictures may fail`)
    : ok('memory', formatGigabytes(totalmem())),
];

function checkVersion(subject: string, version: string, required: string): CheckResults {
  const isEnough = version.replace(/^v/, '').localeCompare(required, 'en', { numeric: true }) >= 0;
  const advice = `${required} or later, see https://docs.docker.com/engine/install/`;
  return isEnough ? ok(subject, version) : wrong(subject, `${version || 'unknown'} is too old: ${advice}`);
}

function checkAddress(installation: Installation, { addresses }: HostFacts): CheckResults {
  const address = installation.setting('MAJLIS_ADDRESS');
  if (installation.terminatesTls || addresses.length === 0 || addresses.includes(address)) return undefined;
  // Any other address of 127.0.0.0/8 is this machine, too.
  if (!isIPv4(address) || /^(?:0\.0\.0\.0$|127\.)/.test(address)) return undefined;
  const own = `it has ${addresses.join(', ')}`;
  return wrong('MAJLIS_ADDRESS', `${address} is no address of this machine: ${own}, and 0.0.0.0 means all of them`);
}

function checkPorts(installation: Installation, facts: HostFacts): CheckResults {
  const ownContainers = new Set(facts.containers.map(({ name }) => name));
  return publishedPorts(installation).map(({ setting, address, port }, index, all) => {
    const isSame = (other: { address: string; port: number }) =>
      other.port === port && addressesOverlap(other.address, address);
    const earlier = all.slice(0, index).find(isSame);
    if (setting && earlier)
      return wrong(setting, `is ${port}, which ${earlier.setting ?? 'the overlay tls'} has already: choose another`);
    const report = reportOn(`port ${port}`);
    const holder = facts.published.find(({ ports }) => publishedSockets(ports).some(isSame))?.container;
    if (holder && ownContainers.has(holder)) return report.ok('is ours');
    if (!holder && !facts.listening.some(isSame)) return report.ok('is free');
    const user = holder ? `the container ${holder}` : 'another program';
    const advice = setting ? `stop it, or choose another ${setting}` : 'stop it: the overlay tls needs this port';
    return report.wrong(`is used by ${user}: ${advice}`);
  });
}

type Port = { setting?: string; address: string; port: number };

function publishedPorts(installation: Installation): Port[] {
  const port = (address: string, setting: string, fallback: number): Port => {
    return { setting, address, port: Number(installation.setting(setting) || fallback) };
  };
  const loopback = '127.0.0.1';
  const address = installation.setting('MAJLIS_ADDRESS') || loopback;
  const site = installation.terminatesTls
    ? [80, 443].map((number): Port => ({ address: '0.0.0.0', port: number }))
    : [port(address, 'MAJLIS_PORT', 8080), port(address, 'MAJLIS_STANDBY_PORT', 8081)];
  if (!installation.overlays.includes('monitoring')) return site;
  return [...site, port(loopback, 'MAJLIS_GRAFANA_PORT', 3000), port(loopback, 'MAJLIS_PROMETHEUS_PORT', 9090)];
}

const isWildcard = (address: string): boolean => ['0.0.0.0', '[::]', '::'].includes(address);
const addressesOverlap = (one: string, other: string): boolean => one === other || isWildcard(one) || isWildcard(other);

/** Example of what Docker prints: `127.0.0.1:8080->8080/tcp, [::]:443->443/tcp`. */
const publishedSockets = (ports: string) =>
  [...ports.matchAll(/(\S+):(\d+)->\d+\/tcp/g)].map(([, address = '', port]) => ({ address, port: Number(port) }));

export function checkDisks(disks: HostFacts['disks']): CheckResults {
  const report = reportOn('disk');
  if (disks.length === 0) return report.note('the free space could not be determined');
  return disks.map(({ path, bytes, sizeBytes }) => {
    const percent = (100 * bytes) / sizeBytes;
    const text = `${percent.toFixed(0)} % (${formatGigabytes(bytes)}) free on ${path}`;
    // On a very large disk even a small free share is enough for long.
    const isBelow = (minPercent: number, minBytes: number) =>
      bytes < minBytes || (percent < minPercent && bytes < 20 * minBytes);
    const advice = 'with none the database stops, or backups do: docker system prune, fewer backups, or a larger disk';
    if (isBelow(5, gigabyte)) return report.wrong(`only ${text}; ${advice}`);
    return isBelow(15, 5 * gigabyte) ? report.note(`only ${text}`) : report.ok(text);
  });
}

/**
 * Compares with the time zones of the host, whose operating system gets new IANA releases, so that nothing is requested from the
 * internet (infra/adr/programme.md).
 */
export function checkTimeZones(own: string, ofHost: string, now = Date.now()): CheckResults {
  const report = reportOn('time zones');
  const remedy = 'make upgrade, or see "Time zones" in infra/reference.md';
  if (ofHost > own) return report.note(`are of ${own}, and this machine already has ${ofHost}: ${remedy}`);
  if (isOutdatedTimeZoneRelease(own, now)) return report.note(`are of ${own} and probably out of date: ${remedy}`);
  return report.ok(`are of ${own}`);
}

/** A host that has sent its facts once must keep sending them. */
export function checkHostFacts(writtenAt: number | undefined): CheckResults {
  if (writtenAt === undefined) return undefined;
  const minutes = minutesSince(writtenAt);
  if (minutes < maxFactsMinutes) return ok('host', 'tells its facts');
  const message = `has not told its facts for ${minutes} minutes, so full disks and containers that restart are not seen`;
  const remove = 'remove it with infra/scripts/compose.sh exec doctor-watch rm /watch/host-facts';
  return wrong('host', `${message}: correct its timer (infra/reference.md, "Alerts"), or ${remove}`);
}

export async function checkClock(installation: Installation, readDate = fetchDate): Promise<CheckResults> {
  if (!installation.setting('GOOGLE_CLIENT_ID')) return undefined;
  const internet = reportOn('internet access');
  const requestedAt = Date.now();
  const date = await readDate(google).catch((error: unknown) => String((error as Error).cause ?? error));
  if (typeof date === 'string') {
    const advice = `let containers reach port 443 of others (${date})`;
    return internet.wrong(`${google} does not respond from here, so nobody can sign in: ${advice}`);
  }
  const seconds = Math.round((date.getTime() - requestedAt) / 1_000);
  const offset = `${Math.abs(seconds)} s ${seconds > 0 ? 'behind' : 'ahead'}`;
  if (Math.abs(seconds) > maxClockOffsetSeconds)
    return wrong('clock', `is ${offset}, so sign-ins are rejected: timedatectl set-ntp true`);
  return [internet.ok(`reaches ${google}`), ok('clock', `agrees with ${google}`)];
}

async function fetchDate(address: string): Promise<Date> {
  const { headers } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5_000) });
  const date = headers.get('date');
  if (date === null) throw new Error('its response has no date');
  return new Date(date);
}
