import type { ServiceName } from '@majlis/contracts/system-status';
import { plural } from '../language';

// What is wrong with the installation: the overview and the status page say it.

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const spelledOut = (count: number): string => numberWords[count] ?? String(count);
const atStart = (count: number): string => {
  const words = spelledOut(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const things = (count: number): string => plural(count, 'One thing', `${atStart(count)} things`);

/** Example: 'Two things do not work, and one should be checked.' */
export const summary = (broken: number, toCheck: number): string => {
  if (broken + toCheck === 0) return 'Everything works.';
  if (broken === 0) return `Everything works. ${things(toCheck)} should be checked.`;
  const first = `${things(broken)} ${plural(broken, 'does', 'do')} not work`;
  return toCheck === 0 ? `${first}.` : `${first}, and ${spelledOut(toCheck)} should be checked.`;
};

type ServiceTexts = { title: string; purpose: string; outageEffect: string };

/** For staff who do not run servers. */
export const services: Record<ServiceName, ServiceTexts> = {
  cms: {
    title: 'Content and sign-in',
    purpose: 'Texts, images and staff accounts',
    outageEffect: 'Visitors still see the site. Signing in and changing texts and images are not possible.',
  },
  conferences: {
    title: 'Conferences',
    purpose: 'Conferences, sessions, speakers and papers',
    outageEffect: 'Visitors still see the conferences. Changing them is not possible.',
  },
  feeds: {
    title: 'Feeds',
    purpose: 'Publications, posts, episodes and photos from external feeds',
    outageEffect: 'Visitors still see the earlier items. No new items are fetched.',
  },
  publisher: {
    title: 'Publisher',
    purpose: 'Updates the public pages after each save',
    outageEffect: 'Your changes are saved, but visitors see them only after the publisher runs again.',
  },
};

const since = (time: string | undefined): string => (time ? ` since ${time}` : '');

export const noHeartbeat = (time: string | undefined): string =>
  `The cms responds but has not written its heartbeat${since(time)}.`;
export const serviceDown = (name: ServiceName, time: string | undefined): string =>
  `${services[name].title} (${name}) has not responded${since(time)}. ${services[name].outageEffect}`;
export const instancesDown = (failing: number, all: number, name: ServiceName, time: string | undefined): string =>
  `${atStart(failing)} of ${spelledOut(all)} instances of ${name} ${plural(failing, 'has', 'have')} not responded${since(time)}. The other instances do the work.`;
export const severalWorking = (count: number): string => `Working, ${spelledOut(count)} instances`;
export const twoVersions = (time: string): string => `Two versions have run side by side since ${time}.`;
export const storeDown =
  'The storage for images and documents is not responding. Recently viewed images are still shown, others are not, and nothing can be uploaded.';
export const fewConnections = (used: number, limit: number): string =>
  `The database uses ${used} of ${limit} connections. When none is free, requests wait and then fail.`;
export const pagesFailed =
  'Some pages could not be updated. Visitors see their last versions. The publisher tries again automatically.';
export const pagesLate = (time: string): string => `The pages have not been up to date since ${time}.`;
export const feedsNotRead = (count: number): string =>
  `${atStart(count)} external feed${plural(count, '', 's')} could not be read. Visitors see the earlier items.`;

export const backupFailed = (time: string, message: string): string =>
  `The last backup failed ${time}. ${message}`.trim();
export const noBackup = 'There is no backup yet.';
export const oldBackup = (time: string): string => `The last backup was made ${time}.`;
export const backupOnServerOnly = (message: string): string =>
  `The last backup is stored on this server only. ${message}`;
export const backupRunsLong = (time: string): string => `A backup started ${time} and has not finished.`;

// A command stands behind those that end without a full stop.
export const toSeeWhy = 'To see why, run';
export const logOfRun = 'The log shows why. The console of this run names its folder.';
export const toStart = 'The log shows why. To start what is missing, run';
export const toUpgrade = 'An upgrade was not completed. To complete it, run';
export const fewerInstances = 'Run fewer instances, or raise max_connections in PostgreSQL.';
export const normalAfterChanges = 'After large changes this is normal and needs no action.';
export const toBackUp = 'To make one now, run';
export const sourcesTell = 'Each source shows what is wrong.';
