import { type CheckResult, type CheckResults, flatten, wrong } from './check-result.js';
import { checkAlertDelivery, checkAlertSettings, checkHostTimer } from './checks/alerts.js';
import { checkContainers, checkReplicas } from './checks/containers.js';
import { checkDatabase, checkWatchedDatabase } from './checks/database.js';
import {
  checkClock,
  checkDisks,
  checkHostFacts,
  checkMachine,
  checkTimeZones,
  maxFactsMinutes,
} from './checks/host.js';
import { checkVisits } from './checks/jobs.js';
import { checkObjectStore, checkOffSite, checkUploadDelivery } from './checks/object-store.js';
import { checkPages, checkPublisher } from './checks/pages.js';
import { checkDnsAndCertificate, checkPublicOrigin, checkVisitorAddresses } from './checks/public-origin.js';
import { checkSecrets, checkSignIn } from './checks/secrets.js';
import { checkSettingNames, checkSettingValues } from './checks/settings.js';
import { checkSite } from './checks/site.js';
import { type HostFacts, parseHostFacts, type readHostFacts } from './host-facts.js';
import type { Installation } from './installation.js';

/**
 * `settings`: before the start. `started`: `make doctor` and the end of `make up`. `watched`: a whole round of doctor-watch.
 * `visitors`: a quick one.
 */
type Phase = 'settings' | 'started' | 'watched' | 'visitors';

/** `writtenAt` is when the host sent its facts; undefined if it never did. */
type Subject = { installation: Installation; facts: HostFacts; writtenAt?: number | undefined };

type Check = [phases: Phase[], name: string, run: (subject: Subject) => CheckResults | Promise<CheckResults>];

const gateway = 'http://gateway:8080';

const checks: Check[] = [
  [['settings'], 'settings', ({ installation }) => checkSettingNames(installation)],
  [['settings'], 'settings', ({ installation }) => checkSettingValues(installation)],
  [['settings'], 'address', ({ installation }) => checkPublicOrigin(installation)],
  [['settings'], 'sign-in', ({ installation }) => checkSignIn(installation)],
  [['settings'], 'secrets', ({ installation }) => checkSecrets(installation)],
  [['settings'], 'alerts', ({ installation }) => checkAlertSettings(installation)],
  [['settings'], 'machine', ({ installation, facts }) => checkMachine(installation, facts)],
  [['settings'], 'time zones', ({ facts }) => checkTimeZones(process.versions.tz ?? 'no release', facts.timeZones)],
  [['watched'], 'disk', ({ facts }) => checkDisks(facts.disks)],
  [['watched'], 'host', ({ writtenAt }) => checkHostFacts(writtenAt)],
  [
    ['watched'],
    'containers',
    ({ facts, writtenAt }) => facts.containers.length > 0 && checkContainers(facts, writtenAt),
  ],
  [['watched'], 'replicas', ({ installation }) => checkReplicas(installation)],
  [['started', 'watched', 'visitors'], 'gateway', ({ installation }) => checkSite(installation, gateway)],
  [['started'], 'pages', ({ installation }) => checkPages(installation, gateway)],
  // A round opens only some pages, because each is a line in the gateway's log; in a day it opens every page of a large site.
  [['watched'], 'pages', ({ installation }) => checkPages(installation, gateway, 200)],
  [['started', 'watched'], 'uploads', ({ installation }) => checkUploadDelivery(installation, gateway)],
  [['started', 'watched'], 'publisher', () => checkPublisher('http://publisher:8080')],
  [['started', 'watched'], 'visitors', ({ installation, facts }) => checkVisitorAddresses(installation, facts)],
  [['started', 'watched'], 'public address', ({ installation }) => checkDnsAndCertificate(installation)],
  [['started', 'watched'], 'visits', () => checkVisits('/visits')],
  [['started', 'watched'], 'object store', ({ installation }) => checkObjectStore(installation)],
  [['started', 'watched'], 'off-site', ({ installation }) => checkOffSite(installation)],
  [['started', 'watched'], 'clock', ({ installation }) => checkClock(installation)],
  [['started'], 'database', ({ installation, facts }) => checkDatabase(installation, facts.snapshots)],
  [['watched'], 'database', ({ installation, facts }) => checkWatchedDatabase(installation, facts.snapshots)],
  [['started'], 'alerts', ({ installation }) => checkAlertDelivery(installation, '/watch/state.json')],
  [['started'], 'host', ({ installation }) => checkHostTimer(installation, '/watch/host-facts')],
];

export async function runChecks(phase: Phase, subject: Subject): Promise<CheckResult[]> {
  const runOne = async ([, name, run]: Check) => {
    try {
      return await run(subject);
    } catch (error) {
      return wrong(name, `check failed: ${(error as Error).message}`);
    }
  };
  return flatten(await Promise.all(checks.filter(([phases]) => phases.includes(phase)).map(runOne)));
}

export async function checkAfterStart(installation: Installation, facts: HostFacts): Promise<CheckResult[]> {
  const containers = flatten(checkContainers(facts));
  if (facts.containers.length === 0) return containers;
  return [...containers, ...(await runChecks('started', { installation, facts }))];
}

/** Uses the facts of the host only if they are recent. */
export function checkWhileRunning(
  installation: Installation,
  volumes: HostFacts['disks'][number],
  { facts, writtenAt }: ReturnType<typeof readHostFacts>,
): Promise<CheckResult[]> {
  const isFresh = writtenAt !== undefined && Date.now() - writtenAt < maxFactsMinutes * 60_000;
  const known = isFresh ? facts : { ...parseHostFacts(''), disks: [volumes] };
  return runChecks('watched', { installation, facts: known, writtenAt });
}
