import { lookup } from 'node:dns/promises';
import { type CheckResults, flatten, logsOf, note, ok, reportOn, wrong } from '../check-result.js';
import type { Container, HostFacts } from '../host-facts.js';
import type { Installation } from '../installation.js';

const lastLogsOf = (service: string): string => logsOf(`--tail 50 ${service}`);

/** A container with fewer restarts, or that has run for this long since, is not in a loop. */
const minRestarts = 3;
const stableAfterSeconds = 15 * 60;

export function checkContainers(facts: HostFacts, now = Date.now()): CheckResults {
  const { containers, expectedServices, allServices } = facts;
  if (containers.length === 0) return note('containers', 'none runs: make up starts them');
  const running = containers.filter(({ state }) => state === 'running');
  const problems = flatten([
    expectedServices.map((service) => {
      const own = containers.filter((container) => container.service === service);
      return own.length > 0
        ? own.map((one) => checkContainer(one, facts))
        : wrong(service, 'does not run: make up starts it');
    }),
    running
      .filter(({ service }) => !allServices.includes(service))
      .map(({ service }) => wrong(service, 'runs, but its overlay is switched off: make up stops it')),
    facts.otherFolders.map((folder) =>
      wrong(
        'containers',
        `use files of ${folder}, so a change here has no effect: make down and make up in the folder that you keep`,
      ),
    ),
    mixedReleases(running),
    memoryKills(facts),
    restartLoops(facts, running, now),
  ]);
  return problems.length > 0 ? problems : ok('containers', `${expectedServices.length} services, all healthy`);
}

function checkContainer({ name, service, state, health, exitCode }: Container, { lastWords }: HostFacts): CheckResults {
  const report = reportOn(service);
  const words = lastWords.get(name) ?? '';
  const reason = words && ` (${words})`;
  const repair = /permission denied|EACCES|wrong ownership/i.test(words) ? ': make up gives it its volume again' : '';
  const isJob = /^(migrate|init-.+)$/.test(service);
  if (state === 'exited' && exitCode === 0) return !isJob && report.wrong('was stopped: make up starts it');
  if (state === 'exited' || state === 'dead')
    return report.wrong(
      `ended with ${exitCode}${reason}${repair}; the reason is at the end of: ${lastLogsOf(service)}`,
    );
  if (state === 'restarting')
    return report.wrong(`restarts repeatedly${reason}${repair}; the reason is at the end of: ${lastLogsOf(service)}`);
  if (state === 'paused') return report.wrong(`is paused: infra/scripts/compose.sh unpause ${service}`);
  if (state !== 'running') return report.wrong(`is ${state}: make up starts it`);
  if (health === 'starting') return report.note('is still starting');
  if (health !== 'unhealthy') return undefined;
  const advice = `infra/scripts/compose.sh restart ${service}; the reason may be in ${lastLogsOf(service)}`;
  return report.wrong(`runs but is unhealthy: ${advice}`);
}

/** These services share one image. Docker names an image by its id once its tag belongs to another. */
function mixedReleases(running: Container[]): CheckResults {
  const services = running.filter(({ service }) => [...replicatedServices, 'publisher'].includes(service));
  const images = [...new Set(services.map(({ image }) => image))];
  if (images.length < 2) return undefined;
  const groups = images.map((image) => {
    const names = services.filter((one) => one.image === image).map(({ service }) => service);
    return `${[...new Set(names)].join(', ')} of ${image.replace(/^sha256:(.{12}).*/, '$1')}`;
  });
  return wrong(
    'containers',
    `run ${images.length} releases (${groups.join('; ')}), as after an interrupted upgrade: make upgrade`,
  );
}

/** Two sources may report the same process, so the larger count is used. A job that succeeded in the end is left out. */
function memoryKills({ containers, memoryKills: kills }: HostFacts): CheckResults {
  const counts = new Map<string, number>();
  for (const { of, count } of kills) {
    const known = containers.find(({ name }) => name === of);
    const service = known?.service ?? of;
    const isDone = known?.state === 'exited' && known.exitCode === 0;
    if (!isDone) counts.set(service, Math.max(count, counts.get(service) ?? 0));
  }
  return [...counts].map(([service, count]) => {
    const message = `reached its limit of memory, and the kernel ended ${count} of its processes`;
    const setting = `deploy.resources.limits.memory of ${service} in docker-compose.override.yml`;
    const advice = `raise ${setting} (infra/reference.md, "Settings"), make up; what it did: ${lastLogsOf(service)}`;
    return wrong(service, `${message}: ${advice}`);
  });
}

const restartLoops = ({ restarts }: HostFacts, running: Container[], now: number): CheckResults =>
  restarts.map(({ of, count, startedAt }) => {
    const service = running.find(({ name }) => name === of)?.service;
    const seconds = Math.round((now - Date.parse(startedAt)) / 1_000);
    if (!service || count < minRestarts || seconds >= stableAfterSeconds) return undefined;
    const advice = `the reason is before the last start in: ${lastLogsOf(service)}`;
    return wrong(service, `was restarted ${count} times, the last time ${seconds} s ago; ${advice}`);
  });

const replicatedServices = ['cms', 'conferences', 'feeds'];

/** Docker's DNS has an address for each running container. A service without any is reported by the check of the site. */
export function checkReplicas(installation: Installation, resolve = countAddresses): Promise<CheckResults[]> {
  const expected = Number(installation.setting('MAJLIS_REPLICAS') || 1);
  return Promise.all(
    replicatedServices.map(async (service) => {
      const running = await resolve(service);
      const advice = `make up starts the others; infra/scripts/compose.sh ps --all ${service} says how they ended`;
      const lacksSome = running > 0 && running < expected;
      return lacksSome && wrong(service, `only ${running} of ${expected} replicas run: ${advice}`);
    }),
  );
}

const countAddresses = async (service: string): Promise<number> =>
  (await lookup(service, { all: true, family: 4 }).catch(() => [])).length;
