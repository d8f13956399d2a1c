import { readFileSync, statSync } from 'node:fs';

/** Facts that the doctor's container cannot see; infra/scripts/doctor.sh gathers them on the host. */
export type HostFacts = ReturnType<typeof parseHostFacts>;
export type Container = ReturnType<typeof parseContainer>;

/** Reads the facts that infra/scripts/doctor.sh has left for the watching container; they are empty if nobody runs it. */
export function readHostFacts(path: string): { facts: HostFacts; writtenAt: number | undefined } {
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return { facts: parseHostFacts(writtenAt === undefined ? '' : readFileSync(path, 'utf8')), writtenAt };
}

export function parseHostFacts(text: string) {
  const facts = text.split('\n').map((line) => {
    const [name = '', ...rest] = line.trim().split(' ');
    return { name, value: rest.join(' ') };
  });
  const all = (factName: string) =>
    facts.filter(({ name, value }) => name === factName && value).map(({ value }) => value);
  const words = (factName: string) => all(factName).map((value) => value.split(' '));
  const counts = (factName: string) =>
    words(factName).map(([of = '', count, startedAt = '']) => ({ of, count: Number(count), startedAt }));
  return {
    docker: all('docker')[0] ?? '',
    compose: all('compose')[0] ?? '',
    /** Example: 2026f; empty if the host has no time zones. */
    timeZones: all('time-zones')[0] ?? '',
    disks: words('disk').map(([kilobytes, sizeKilobytes, ...path]) => {
      return { path: path.join(' '), bytes: Number(kilobytes) * 1024, sizeBytes: Number(sizeKilobytes) * 1024 };
    }),
    environment: new Map(
      all('set').map((pair): [string, string] => [pair.replace(/=.*/, ''), pair.replace(/^.*?=/, '')]),
    ),
    /** The IPv4 addresses of the host; empty if /proc does not list them. */
    addresses: all('address'),
    /** Empty if /proc does not list the sockets. */
    listening: all('listening').map(parseListening),
    published: words('published').map(([container = '', ...ports]) => ({ container, ports: ports.join(' ') })),
    expectedServices: all('expected'),
    allServices: all('defined'),
    containers: all('container').map(parseContainer),
    /** The end of the log of each container that has failed. */
    lastWords: new Map(words('last-words').map(([of = '', ...rest]) => [of, rest.join(' ')])),
    /** Other installations whose files the containers use. */
    otherFolders: all('elsewhere'),
    /** The restarts of each container since Docker has created it. */
    restarts: counts('restarts'),
    /** The processes of each container that the kernel ended at its limit of memory. */
    memoryKills: counts('killed'),
    /** Gateway addresses of Docker's networks: the source address of a proxy on the host. */
    bridgeAddresses: all('bridge'),
    /** The numbers of visits by address, from the gateway's log. */
    visitors: counts('visitor'),
    /** Undefined if the folder of the backup repository could not be read. */
    snapshots: all('backups').length > 0 ? all('snapshot') : undefined,
  };
}

/** Example: `0100007F:1F90` is 127.0.0.1:8080. Of IPv6 only the wildcard, loopback and IPv4-mapped addresses are needed. */
function parseListening(socket: string): { address: string; port: number } {
  const [hex = '', port = ''] = socket.split(':');
  const bytes = (hex.slice(-8).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).reverse();
  return { address: /^0+$/.test(hex) ? '0.0.0.0' : bytes.join('.'), port: Number.parseInt(port, 16) };
}

function parseContainer(json: string) {
  const fields = JSON.parse(json) as Record<string, string | number | undefined>;
  const text = (field: string) => String(fields[field] ?? '');
  const exitCode = Number(fields.ExitCode ?? 0);
  return {
    name: text('Name'),
    image: text('Image'),
    service: text('Service'),
    state: text('State'),
    health: text('Health'),
    exitCode,
  };
}
