import { type CheckResult, wrong } from './check-result.js';
import { checkAlertDelivery, checkAlertSettings } from './checks/alerts.js';

import { checkContainers } from './checks/containers.js';
import { checkDatabase, checkWatchedDatabase } from './checks/database.js';
import {
  checkClock,
  checkDisks,
  checkHostFacts,
  checkMachine,
  describeTimer,
  maxFactsMinutes,
} from './checks/machine.js';
import { checkObjectStore } from './checks/object-store.js';
import { checkOffSite } from './checks/off-site.js';
import { checkPages } from './checks/pages.js';
import { checkDnsAndCertificate, checkPublicOrigin, checkVisitorAddresses } from './checks/public-origin.js';
import { checkPublisher } from './checks/publisher.js';
import { checkReplicas } from './checks/replicas.js';
import { checkSecrets } from './checks/secrets.js';
import { checkSettingNames, checkSettingValues } from './checks/settings.js';
import { checkSignIn } from './checks/sign-in.js';
import { checkSite } from './checks/site.js';
import { checkTimeZones } from './checks/time-zones.js';
import { checkUploadDelivery } from './checks/upload-delivery.js';
import { checkVisits } from './checks/visits.js';
import { type HostFacts, parseHostFacts, readHostFacts } from './host-facts.js';
import type { Installation } from './installation.js';

type Check = [name: string, run: () => CheckResult[] | Promise<CheckResult[]>];

const gateway = 'http://gateway:8080';

export const checkBeforeStart = (installation: Installation, facts: HostFacts): Promise<CheckResult[]> =>
  runAll([
    ['settings', () => checkSettingNames(installation)],
    ['settings', () => checkSettingValues(installation)],
    ['address', () => checkPublicOrigin(installation)],
    ['sign-in', () => checkSignIn(installation)],
    ['secrets', () => checkSecrets(installation)],
    ['alerts', () => checkAlertSettings(installation)],
    ['machine', () => checkMachine(installation, facts)],
    ['time zones', () => checkTimeZones(process.versions.tz ?? 'no release', facts.timeZones)],
  ]);

export async function checkAfterStart(installation: Installation, facts: HostFacts): Promise<CheckResult[]> {
  const containers = checkContainers(facts);
  if (facts.containers.length === 0) return containers;
  const others = await runAll([
    ...runningChecks(installation, facts, Number.POSITIVE_INFINITY),
    ['database', () => checkDatabase(installation, facts.snapshots)],
    ['alerts', () => checkAlertDelivery(installation, '/watch/state.json')],
    [
      'host',
      () =>
        installation.overlays.includes('alerts') ? describeTimer(readHostFacts('/watch/host-facts').writtenAt) : [],
    ],
  ]);
  return [...containers, ...others];
}

/** Runs the checks that a container can repeat, with the facts that the host has told, if there are any. */
export const checkWhileRunning = (
  installation: Installation,
  volumes: HostFacts['disks'][number],
  { facts: written, writtenAt }: { facts: HostFacts; writtenAt: number | undefined },
): Promise<CheckResult[]> => {
  const isFresh = writtenAt !== undefined && Date.now() - writtenAt < maxFactsMinutes * 60_000;
  const facts = isFresh ? written : parseHostFacts('');
  return runAll([
    ['disk', () => checkDisks(isFresh ? facts.disks : [volumes])],
    ['host', () => checkHostFacts(writtenAt)],
    ['containers', () => (isFresh ? checkContainers(facts, writtenAt) : [])],
    ['replicas', () => checkReplicas(installation)],
    ...runningChecks(installation, facts, pagesOfARound),
    ['database', () => checkWatchedDatabase(installation, facts.snapshots)],
  ]);
};

/** Checks that visitors get a page and that every service responds. */
export const checkVisitorsSide = (installation: Installation): Promise<CheckResult[]> =>
  runAll([['gateway', () => checkSite(installation, gateway)]]);

/** Each page is a line in the gateway's log. In a day every page of a large site is opened. */
const pagesOfARound = 200;

const runningChecks = (installation: Installation, facts: HostFacts, maxPages: number): Check[] => [
  ['gateway', () => checkSite(installation, gateway)],
  ['pages', () => checkPages(installation, gateway, maxPages)],
  ['uploads', () => checkUploadDelivery(installation, gateway)],
  ['publisher', () => checkPublisher('http://publisher:8080')],
  ['visitors', () => checkVisitorAddresses(installation, facts)],
  ['public address', () => checkDnsAndCertificate(installation)],
  ['visits', () => checkVisits('/visits')],
  ['object store', () => checkObjectStore(installation)],
  ['off-site', () => checkOffSite(installation)],
  ['clock', () => checkClock(installation)],
];

async function runAll(checks: Check[]): Promise<CheckResult[]> {
  const results = await Promise.all(
    checks.map(async ([name, run]) => {
      try {
        return await run();
      } catch (error) {
        return [wrong(name, `check failed: ${(error as Error).message}`)];
      }
    }),
  );
  return results.flat();
}
