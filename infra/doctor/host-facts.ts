/** A container as `docker compose ps --format json` tells of it. */
export type Container = { service: string; state: string; health: string; exitCode: number; project: string };

export type Archive = { name: string; bytes: number };

/** What only the machine outside the doctor's container knows; infra/scripts/doctor.sh gathers it. */
export type HostFacts = {
  docker: string;
  compose: string;
  /** What is free on the disks that Docker keeps its data on, this folder lies on and archives are written to. */
  disks: { place: string; kilobytes: number }[];
  /** Settings from the environment: they come before the file. */
  environment: Map<string, string>;
  /** Ports that somebody listens on, with the address; none where the machine cannot tell. */
  listening: { address: string; port: number }[];
  /** Names of containers of any project, with the ports that they publish, as Docker writes them. */
  published: { container: string; ports: string }[];
  /** Services that should run, by the files of Compose and the overlays. */
  expectedServices: string[];
  /** Those, and services that run only when somebody asks. */
  allServices: string[];
  containers: (Container & { name: string })[];
  /** Where Docker's networks meet this machine: a proxy on it seems to come from there. */
  bridgeAddresses: string[];
  /** Addresses that the gateway took for the visitors', and how often. */
  visitors: { address: string; times: number }[];
  /** What lies in the folder of archives; undefined where nobody could look into it. */
  archives: Archive[] | undefined;
};

/** Reads one fact in each line, its name first. */
export function parseHostFacts(text: string): HostFacts {
  const facts = text.split('\n').map((line) => {
    const [name = '', ...rest] = line.trim().split(' ');
    return { name, value: rest.join(' ') };
  });
  const all = (wanted: string) => facts.filter(({ name, value }) => name === wanted && value).map(({ value }) => value);
  return {
    docker: all('docker')[0] ?? '',
    compose: all('compose')[0] ?? '',
    disks: all('disk').map((line) => {
      const [kilobytes, ...place] = line.split(' ');
      return { place: place.join(' '), kilobytes: Number(kilobytes) };
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
    allServices: all('known'),
    containers: all('container').map(parseContainer),
    bridgeAddresses: all('bridge'),
    visitors: all('visitor').map((line) => {
      const [address = '', times] = line.split(' ');
      return { address, times: Number(times) };
    }),
    archives: all('archives').length > 0 ? all('archive').map(parseArchive) : undefined,
  };
}

function parseArchive(line: string): Archive {
  const [name = '', bytes] = line.split(' ');
  return { name, bytes: Number(bytes) };
}

/** `0100007F:1F90` is 127.0.0.1:8080; of IPv6 only "everywhere" and "this machine" matter, and the mapped form. */
function parseListening(socket: string): HostFacts['listening'][number] {
  const [hex = '', port = ''] = socket.split(':');
  const bytes = (hex.slice(-8).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)).reverse();
  return { address: /^0+$/.test(hex) ? '0.0.0.0' : bytes.join('.'), port: Number.parseInt(port, 16) };
}

function parseContainer(json: string): HostFacts['containers'][number] {
  const told = JSON.parse(json) as Record<string, string | number | undefined>;
  return {
    name: String(told.Name ?? ''),
    service: String(told.Service ?? ''),
    state: String(told.State ?? ''),
    health: String(told.Health ?? ''),
    exitCode: Number(told.ExitCode ?? 0),
    project: String(told.Project ?? ''),
  };
}
