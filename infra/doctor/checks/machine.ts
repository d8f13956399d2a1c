import { totalmem } from 'node:os';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { HostFacts } from '../host-facts.js';
import type { Installation } from '../installation.js';

const kilobytesPerGigabyte = 1024 ** 2; // in kilobytes
const google = 'https://accounts.google.com';
/** Google's ID tokens have timestamps, and cms rejects them when its clock is off by more. */
const maxClockOffsetSeconds = 30;
export const maxFactsMinutes = 30;

export async function checkMachine(installation: Installation, facts: HostFacts): Promise<CheckResult[]> {
  return [
    checkVersion('docker', facts.docker, [25, 0]),
    checkVersion('compose', facts.compose, [2, 24]),
    ...checkPorts(installation, facts),
    ...checkDisks(facts.disks),
    ...checkMemory(totalmem()),
  ];
}

function checkVersion(subject: string, version: string, [major, minor]: [number, number]): CheckResult {
  const [actualMajor = 0, actualMinor = 0] = version
    .replace(/^v/, '')
    .split('.')
    .map((digits) => Number.parseInt(digits, 10));
  const isEnough = actualMajor > major || (actualMajor === major && actualMinor >= minor);
  const required = `${major}.${minor}`;
  if (isEnough) return ok(subject, version);
  return wrong(
    subject,
    `${version || 'unknown'} is too old: ${required} or later, see https://docs.docker.com/engine/install/`,
  );
}

function checkPorts(installation: Installation, facts: HostFacts): CheckResult[] {
  const ownContainers = new Set(facts.containers.map(({ name }) => name));
  return publishedPorts(installation).map(({ setting, address, port }, index, all) => {
    const earlier = all
      .slice(0, index)
      .find((other) => other.port === port && addressesOverlap(other.address, address));
    if (setting && earlier)
      return wrong(setting, `is ${port}, which ${earlier.setting ?? 'the overlay tls'} has already: choose another`);
    const holder = facts.published.find(({ ports }) => publishes(ports, address, port))?.container;
    if (holder && ownContainers.has(holder)) return ok(`port ${port}`, 'is ours');
    const isInUse = facts.listening.some((socket) => socket.port === port && addressesOverlap(socket.address, address));
    if (!holder && !isInUse) return ok(`port ${port}`, 'is free');
    const user = holder ? `the container ${holder}` : 'another program';
    const advice = setting ? `stop it, or choose another ${setting}` : 'stop it: the overlay tls needs this port';
    return wrong(`port ${port}`, `is used by ${user}: ${advice}`);
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

const isWildcardAddress = (address: string): boolean => address === '0.0.0.0' || address === '[::]' || address === '::';
const addressesOverlap = (one: string, other: string): boolean =>
  one === other || isWildcardAddress(one) || isWildcardAddress(other);

/** Docker prints `127.0.0.1:8080->8080/tcp, [::]:443->443/tcp`. */
const publishes = (ports: string, address: string, port: number): boolean =>
  [...ports.matchAll(/(\S+):(\d+)->\d+\/tcp/g)].some(
    ([, publishedAddress = '', number]) => Number(number) === port && addressesOverlap(publishedAddress, address),
  );

export function checkDisks(disks: HostFacts['disks']): CheckResult[] {
  if (disks.length === 0) return [note('disk', 'the free space could not be determined')];
  return disks.map(({ path, kilobytes, sizeKilobytes }) => {
    const gigabytes = kilobytes / kilobytesPerGigabyte;
    const percent = (100 * kilobytes) / sizeKilobytes;
    const text = `${percent.toFixed(0)} % (${gigabytes.toFixed(1)} GB) free on ${path}`;
    const advice = 'with none the database stops, or backups do: docker system prune, fewer backups, or a larger disk';
    // A small share of a very large disk lasts for long.
    const isBelow = (minPercent: number, minGigabytes: number) =>
      gigabytes < minGigabytes || (percent < minPercent && gigabytes < 20 * minGigabytes);
    if (isBelow(5, 1)) return wrong('disk', `only ${text}; ${advice}`);
    return isBelow(15, 5) ? note('disk', `only ${text}`) : ok('disk', text);
  });
}

export const describeTimer = (writtenAt: number | undefined): CheckResult[] =>
  writtenAt === undefined
    ? [
        note(
          'host',
          'alerts do not see containers that restart or lack memory, and disks other than that of the volumes: add to the crontab of a user ' +
            'who may use Docker: */10 * * * * FOLDER/infra/scripts/doctor.sh tell-watcher',
        ),
      ]
    : [];

/** A host that has told its facts once must go on telling them. */
export function checkHostFacts(writtenAt: number | undefined, now = Date.now()): CheckResult[] {
  if (writtenAt === undefined) return [];
  const minutes = Math.round((now - writtenAt) / 60_000);
  if (minutes < maxFactsMinutes) return [ok('host', 'tells its facts')];
  return [
    wrong(
      'host',
      `has not told its facts for ${minutes} minutes, so full disks and containers that restart are not seen: correct its timer ` +
        '(infra/reference.md, "Alerts"), or remove it with infra/scripts/compose.sh exec doctor-watch rm /watch/host-facts',
    ),
  ];
}

function checkMemory(bytes: number): CheckResult[] {
  const text = `${(bytes / 1024 ** 3).toFixed(1)} GB`;
  return [
    bytes < 1.5 * 1024 ** 3
      ? note('memory', `${text} is little: uploads of large pictures may fail`)
      : ok('memory', text),
  ];
}

export async function checkClock(installation: Installation, readDate = fetchDate): Promise<CheckResult[]> {
  if (!installation.setting('GOOGLE_CLIENT_ID')) return [];
  const requestedAt = Date.now();
  const date = await readDate(google).catch((error: unknown) => String((error as Error).cause ?? error));
  if (typeof date === 'string')
    return [
      wrong(
        'internet access',
        `${google} does not respond from here, so nobody can sign in: let containers reach port 443 of others (${date})`,
      ),
    ];
  const seconds = Math.round((date.getTime() - requestedAt) / 1000);
  if (Math.abs(seconds) > maxClockOffsetSeconds)
    return [
      wrong(
        'clock',
        `is ${Math.abs(seconds)} s ${seconds > 0 ? 'behind' : 'ahead'}, so sign-ins are rejected: timedatectl set-ntp true`,
      ),
    ];
  return [ok('internet access', `reaches ${google}`), ok('clock', `agrees with ${google}`)];
}

async function fetchDate(address: string): Promise<Date> {
  const { headers } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5_000) });
  const date = headers.get('date');
  if (date === null) throw new Error('its response has no date');
  return new Date(date);
}
