import { readFileSync, statSync } from 'node:fs';

export type Container = { service: string; state: string; health: string; exitCode: number; project: string };

/** Facts that the doctor's container cannot see; infra/scripts/doctor.sh gathers them on the host. */
export type HostFacts = {
  docker: string;
  compose: string;
  /** Release of the time zones of the host, such as 2026f; empty where the host has none. */
  timeZones: string;
  /** The free space and the size of each disk, in kilobytes. */
  disks: { path: string; kilobytes: number; sizeKilobytes: number }[];
  environment: Map<string, string>;
  /** Listening sockets of the host; empty where /proc does not list them. */
  listening: { address: string; port: number }[];
  published: { container: string; ports: string }[];
  expectedServices: string[];
  allServices: string[];
  containers: (Container & { name: string })[];
  /** The number of restarts of each container by Docker, and the time of its last start. */
  restarts: { container: string; count: number; startedAt: string }[];
  /** The number of processes of each container that the kernel has ended because they reached its limit of memory. */
  memoryKills: { container: string; count: number }[];
  /** Gateway addresses of Docker's networks: the source address of a proxy on the host. */
  bridgeAddresses: string[];
  /** The visitors' addresses in the gateway's log, with the number of their requests. */
  visitors: { address: string; count: number }[];
  /** The names of the snapshots in the repository of backups; undefined where its folder could not be read. */
  snapshots: string[] | undefined;
};

/** Reads the facts that infra/scripts/doctor.sh has left for the watching container; they are empty where nobody runs it. */
export function readHostFacts(path: string): { facts: HostFacts; writtenAt: number | undefined } {
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return { facts: parseHostFacts(writtenAt === undefined ? '' : readFileSync(path, 'utf8')), writtenAt };
}

export function parseHostFacts(text: string): HostFacts {
  const facts = text.split('\n').map((line) => {
    const [name = '', ...rest] = line.trim().split(' ');
    return { name, value: rest.join(' ') };
  });
  const all = (factName: string) =>
    facts.filter(({ name, value }) => name === factName && value).map(({ value }) => value);
  return {
    docker: all('docker')[0] ?? '',
    compose: all('compose')[0] ?? '',
    timeZones: all('time-zones')[0] ?? '',
    disks: all('disk').map((line) => {
      const [kilobytes, sizeKilobytes, ...path] = line.split(' ');
      return { path: path.join(' '), kilobytes: Number(kilobytes), sizeKilobytes: Number(sizeKilobytes) };
    }),
    environment: new Map(
      all('set').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
    listening: all('listening').map(parseListening),
    published: all('published').map((line) => {
      const [container = '', ...ports] = line.split(' ');
      return { container, ports: ports.join(' ') };
    }),
    expectedServices: all('expected'),
    allServices: all('defined'),
    containers: all('container').map(parseContainer),
    restarts: all('restarts').map((line) => {
      const [container = '', count, startedAt = ''] = line.split(' ');
      return { container, count: Number(count), startedAt };
    }),
    memoryKills: all('killed').map((line) => {
      const [container = '', count] = line.split(' ');
      return { container, count: Number(count) };
    }),
    bridgeAddresses: all('bridge'),
    visitors: all('visitor').map((line) => {
      const [address = '', count] = line.split(' ');
      return { address, count: Number(count) };
    }),
    snapshots: all('backups').length > 0 ? all('snapshot') : undefined,
  };
}

/** `0100007F:1F90` is 127.0.0.1:8080. Of IPv6 only the wildcard, loopback and IPv4-mapped addresses are needed. */
function parseListening(socket: string): HostFacts['listening'][number] {
  const [hex = '', port = ''] = socket.split(':');
  const bytes = (hex.slice(-8).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).reverse();
  return { address: /^0+$/.test(hex) ? '0.0.0.0' : bytes.join('.'), port: Number.parseInt(port, 16) };
}

function parseContainer(json: string): HostFacts['containers'][number] {
  const fields = JSON.parse(json) as Record<string, string | number | undefined>;
  return {
    name: String(fields.Name ?? ''),
    service: String(fields.Service ?? ''),
    state: String(fields.State ?? ''),
    health: String(fields.Health ?? ''),
    exitCode: Number(fields.ExitCode ?? 0),
    project: String(fields.Project ?? ''),
  };
}
