import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Container, HostFacts } from '../host-facts.js';

const logs = (service: string): string => `infra/scripts/compose.sh logs --tail 50 ${service}`;

export function checkContainers({ containers, expectedServices, allServices }: HostFacts): CheckResult[] {
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
  return results.length > 0 ? results : [ok('containers', `${expectedServices.length} services, all healthy`)];
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
