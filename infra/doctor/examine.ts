import { checkContainers } from './checks/containers.js';
import { checkDatabase } from './checks/database.js';
import { checkClock, checkMachine } from './checks/machine.js';
import { checkObjectStore } from './checks/object-store.js';
import { checkOffSite } from './checks/off-site.js';
import { checkPicture } from './checks/picture.js';
import { checkAddress, checkPublicAddress, checkVisitors } from './checks/public-address.js';
import { checkPublisher } from './checks/publisher.js';
import { checkSecrets } from './checks/secrets.js';
import { checkNames, checkValues } from './checks/settings.js';
import { checkSignIn } from './checks/sign-in.js';
import { checkSite } from './checks/site.js';
import { type Finding, wrong } from './finding.js';
import type { HostFacts } from './host-facts.js';
import type { Installation } from './installation.js';

type Check = [name: string, look: () => Finding[] | Promise<Finding[]>];

const gateway = 'http://gateway:8080';

/** What can be said before anything runs. */
export const beforeStart = (installation: Installation, facts: HostFacts): Promise<Finding[]> =>
  each([
    ['settings', () => checkNames(installation)],
    ['settings', () => checkValues(installation)],
    ['address', () => checkAddress(installation)],
    ['sign-in', () => checkSignIn(installation)],
    ['secrets', () => checkSecrets(installation)],
    ['machine', () => checkMachine(installation, facts)],
  ]);

/** What can only be said of a site that runs. */
export async function afterStart(installation: Installation, facts: HostFacts): Promise<Finding[]> {
  const containers = checkContainers(facts);
  if (facts.containers.length === 0) return containers;
  const others = await each([
    ['gateway', () => checkSite(installation, gateway)],
    ['pictures', () => checkPicture(installation, gateway)],
    ['publisher', () => checkPublisher('http://publisher:8080')],
    ['visitors', () => checkVisitors(installation, facts)],
    ['public address', () => checkPublicAddress(installation)],
    ['database', () => checkDatabase(installation, facts.archives)],
    ['object store', () => checkObjectStore(installation)],
    ['off-site', () => checkOffSite(installation)],
    ['clock', () => checkClock(installation)],
  ]);
  return [...containers, ...others];
}

/** All at once; one that fails itself does not hide what the others found. */
async function each(checks: Check[]): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(async ([name, look]) => {
      try {
        return await look();
      } catch (error) {
        return [wrong(name, `could not be looked at: ${(error as Error).message}`)];
      }
    }),
  );
  return found.flat();
}
