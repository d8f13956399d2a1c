import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Container, HostFacts } from '../host-facts.js';

const logs = (service: string): string => `infra/scripts/compose.sh logs --tail 50 ${service}`;

/** A container that runs for longer than this has got over what restarted it. */
const minRestarts = 3;
const stableAfterMs = 15 * 60_000;

export function checkContainers(facts: HostFacts, now = Date.now()): CheckResult[] {
  const { containers, expectedServices, allServices } = facts;
  if (containers.length === 0) return [note('containers', 'none runs: make up starts them')];
  const unexpected = containers.filter(({ service, state }) => state === 'running' && !allServices.includes(service));
  const results = expectedServices.flatMap((service) => {
    const instances = containers.filter((container) => container.service === service);
    if (instances.length === 0) return [wrong(service, 'does not run: make up starts it')];
    return instances.flatMap(problemOf);
  });
  results.push(
    ...unexpected.map(({ service }) => wrong(service, 'runs, but its overlay is switched off: make up stops it')),
  );
  results.push(...memoryKills(facts), ...restartLoops(facts, now));
  return results.length > 0 ? results : [ok('containers', `${expectedServices.length} services, all healthy`)];
}

const serviceOf = ({ containers }: HostFacts, name: string): string =>
  containers.find((container) => container.name === name)?.service ?? name;

/** Two sources may know the same one. A job that has done its work all the same needs nothing. */
function memoryKills(facts: HostFacts): CheckResult[] {
  const counts = new Map<string, number>();
  const isDone = (name: string) =>
    facts.containers.some((each) => each.name === name && each.state === 'exited' && each.exitCode === 0);
  for (const { container, count } of facts.memoryKills.filter((kill) => !isDone(kill.container)))
    counts.set(serviceOf(facts, container), Math.max(count, counts.get(serviceOf(facts, container)) ?? 0));
  return [...counts].map(([service, count]) =>
    wrong(
      service,
      `reached its limit of memory, and the kernel ended ${count} of its processes: raise deploy.resources.limits.memory of ${service} ` +
        `in docker-compose.override.yml (infra/reference.md, "Settings"), make up; what it did: ${logs(service)}`,
    ),
  );
}

function restartLoops(facts: HostFacts, now: number): CheckResult[] {
  return facts.restarts
    .filter(({ container }) => facts.containers.some(({ name, state }) => name === container && state === 'running'))
    .filter(({ count, startedAt }) => count >= minRestarts && now - Date.parse(startedAt) < stableAfterMs)
    .map(({ container, count, startedAt }) => {
      const service = serviceOf(facts, container);
      const seconds = Math.round((now - Date.parse(startedAt)) / 1_000);
      return wrong(
        service,
        `was restarted ${count} times, the last time ${seconds} s ago; the reason is before the last start in: ${logs(service)}`,
      );
    });
}

function problemOf({ service, state, health, exitCode }: Container): CheckResult[] {
  if (state === 'exited' && exitCode === 0)
    return isJob(service) ? [] : [wrong(service, 'was stopped: make up starts it')];
  if (state === 'exited' || state === 'dead')
    return [wrong(service, `ended with ${exitCode}; the reason is at the end of: ${logs(service)}`)];
  if (state === 'restarting')
    return [wrong(service, `restarts repeatedly; the reason is at the end of: ${logs(service)}`)];
  if (state === 'paused') return [wrong(service, `is paused: infra/scripts/compose.sh unpause ${service}`)];
  if (state !== 'running') return [wrong(service, `is ${state}: make up starts it`)];
  if (health === 'unhealthy')
    return [
      wrong(
        service,
        `runs but is unhealthy: infra/scripts/compose.sh restart ${service}; the reason may be in ${logs(service)}`,
      ),
    ];
  if (health === 'starting') return [note(service, 'is still starting')];
  return [];
}

const isJob = (service: string): boolean => /^(migrate|init-.+)$/.test(service);
