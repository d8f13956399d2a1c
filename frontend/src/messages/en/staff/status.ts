import { locale } from '../language';

const formatNumber = (count: number): string => count.toLocaleString(locale);

export const description = 'Shows whether everything works, and what to do if something does not.';
export const loadingStatus = 'Loading the status...';
export const updatedAt = 'Updated at {time}, then every 15 seconds';
export const refresh = 'Refresh';

export const howToRead = 'How to read this';
export const instancesHelp =
  'Each service runs on its own, often as two instances, so that one can be replaced while the other works. An instance that has not been seen for a minute is not responding.';
export const pauseHelp =
  'A pause is the time for which an instance kept other requests waiting. Under one second is normal.';
export const pagesHelp =
  'Visitors see the published pages, even when nothing else works. The publisher updates the pages within seconds after you save.';
export const commandsHelp =
  'Commands such as {command} are for the person who runs this site, in its folder on the server.';

export const doesNotWork = 'Does not work';
export const checkThis = 'Check this';
export const loadFailed = 'The status could not be loaded.';
export const loadFailedHelp =
  'Visitors still see the published pages. Where Majlis runs in containers, {logs} shows why, and {up} starts what is missing.';
export const staleData = (time: string): string => `The data below is from ${time}. It is refreshed automatically.`;
export const serverUnreachable = 'The server cannot be reached. Your connection may be down.';
export const databaseDown = 'The database is not responding.';
export const cmsDown = 'The service for content and sign-in (cms) is not responding.';

export const services = 'Services';
export const working = 'Working';
export const notResponding = 'Not responding';
export const someWorking = (alive: number, all: number): string => `${alive} of ${all} instances working`;
export const notSeen = 'Not seen in the last 24 hours';
export const started = 'Started {time}';
export const lastSeen = 'Last seen {time}';
export const runsVersion = (version: string): string => `version ${version}`;
export const maxEventLoopDelay = (milliseconds: number): string => `longest pause ${milliseconds} ms`;
export const database = 'Database';
export const databasePurpose = 'Everything except images and documents';
export const runsPostgres = (version: string): string => `PostgreSQL ${version}`;
export const respondsWithin = (milliseconds: number): string => `responds in ${milliseconds} ms`;
export const connections = (used: number, limit: number): string => `${used} of ${limit} connections in use`;
export const store = 'Images and documents';
export const storePurpose = 'Uploaded files';
export const respondsIn = (milliseconds: number): string => `Responds in ${milliseconds} ms`;
export const noResponseWithin = (milliseconds: number): string => `No response within ${milliseconds} ms`;

export const publisherDown = 'The publisher is not running';
export const notUpdated = (count: number): string => `${count} could not be updated`;
export const updating = 'Updating';
export const upToDate = 'Up to date';
export const files = 'Files';
export const updatingSince = (left: number): string => `since {time}, ${formatNumber(left)} left to check`;
export const lastChange = 'Last change';
export const noChange = 'None since the publisher started';
export const failingSince = 'Failing since {time}';
export const andMore = (count: number): string => `and ${count} more`;

export const backups = 'Backups';
export const lastBackupFailed = 'The last backup failed';
export const noBackup = 'No backup yet';
export const notUsed = 'Not used here';
export const lastBackupMade = (time: string): string => `The last backup was made ${time}`;
export const running = 'Running';
export const since = 'since {time}';
export const lastFailure = 'Last failure';
export const lastBackup = 'Last backup';
export const size = 'Size';
export const sizeWithFiles = (size: string, files: number): string =>
  `${size}, with ${formatNumber(files)} images and documents`;
export const offSite = 'Off-site';
export const onServerOnly = 'No, stored on this server only';
export const makeFirstBackup =
  'A backup contains the database, the images and the documents. Run {command} to make the first one. The guide explains how to make one every hour.';
export const backupInContainers = 'Where Majlis runs in containers, {command} makes a backup.';

export const feedsDown = 'The feeds service is not responding';
export const noSources = 'No sources are configured.';
export const seeItems = 'See the sources and their items';

export const version = 'Version';
export const upgradeRuns = (versions: string[]): string =>
  `An upgrade is running: ${versions.join(' and ')} run side by side`;
export const oneVersion = 'All services run this version.';
export const timeZones = (releases: string[]): string => `Time zones of ${releases.join(' and ')}.`;
export const oldTimeZones = (releases: string[]): string =>
  `Time zones of ${releases.join(' and ')}, probably out of date. A newer release of Majlis has newer ones.`;

export const bytes: Record<'KB' | 'MB' | 'GB' | 'TB', (size: string) => string> = {
  KB: (size) => `${size} KB`,
  MB: (size) => `${size} MB`,
  GB: (size) => `${size} GB`,
  TB: (size) => `${size} TB`,
};
