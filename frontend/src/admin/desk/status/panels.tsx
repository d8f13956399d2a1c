import type { FeedSourceStatus } from '@majlis/contracts/feeds/feed-sources';
import {
  type BackupsState,
  isOutdatedTimeZoneRelease,
  type PagesState,
  type ServiceInstance,
  type ServiceStatus,
  type StoredBackup,
  type SystemStatus,
} from '@majlis/contracts/staff/system-status';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { locale } from '#messages/language';
import { rich, t, texts } from '#messages/staff';
import { formatRelativeTime, getSourceState, RelativeTime, sourceName } from '../../sections/feeds/source-state';
import { Icon } from '../../shell/buttons';
import { DescriptionItem, DescriptionList, Panel } from '../../shell/panel';
import { hasFailedSince, isOverdue, runningVersions } from './health-issues';
import * as styles from './status.module.scss';

export function ServicesPanel({ status }: { status: SystemStatus }) {
  const now = Date.parse(status.at);
  const { database, objectStore } = status;
  const hasMixedVersions = runningVersions(status.services).length > 1;
  return (
    <Panel id="services-title" title={t('status.services')} className={styles.section}>
      <ul className="list">
        {status.services.map((service) => (
          <ServiceRow key={service.name} service={service} now={now} hasMixedVersions={hasMixedVersions} />
        ))}
        <li className={styles.part}>
          <ServiceHeading title={t('status.database')} name="postgres" purpose={t('status.databasePurpose')} />
          <StatusLabel tone="green">{t('status.working')}</StatusLabel>
          <p className={styles.facts}>
            {[
              t('status.runsPostgres', { version: database.version }),
              formatBytes(database.bytes),
              t('status.respondsWithin', { milliseconds: database.ms }),
              t('status.connections', { used: database.connections, limit: database.connectionLimit }),
            ].join(t('lists.listSeparator'))}
          </p>
        </li>
        <li className={styles.part}>
          <ServiceHeading title={t('status.store')} name="objectstore" purpose={t('status.storePurpose')} />
          <StatusLabel tone={objectStore.isReachable ? 'green' : 'red'}>
            {objectStore.isReachable ? t('status.working') : t('status.notResponding')}
          </StatusLabel>
          <p className={styles.facts}>
            {objectStore.isReachable
              ? t('status.respondsIn', { milliseconds: objectStore.ms })
              : t('status.noResponseWithin', { milliseconds: objectStore.ms })}
          </p>
        </li>
      </ul>
    </Panel>
  );
}

type ServiceRowProps = {
  service: ServiceStatus;
  now: number;
  /** Each instance shows its version only while several versions run. */
  hasMixedVersions: boolean;
};

function ServiceRow({ service: { name, instances }, now, hasMixedVersions }: ServiceRowProps) {
  const { title, purpose } = texts(`health.services.${name}`);
  const [tone, label] = serviceStatus(instances);
  return (
    <li className={styles.part}>
      <ServiceHeading title={title} name={name} purpose={purpose} />
      <StatusLabel tone={tone}>{label}</StatusLabel>
      <ul className="list">
        {instances.map((instance) => (
          <InstanceRow key={instance.instance} instance={instance} now={now} hasMixedVersions={hasMixedVersions} />
        ))}
        {instances.length === 0 && <li className={styles.facts}>{t('status.notSeen')}</li>}
      </ul>
    </li>
  );
}

const ServiceHeading = ({ title, name, purpose }: { title: string; name: string; purpose: string }) => (
  <div className={styles.name}>
    <h3 className="small-title">
      {title} <code>{name}</code>
    </h3>
    <p className="muted">{purpose}</p>
  </div>
);

function serviceStatus(instances: ServiceInstance[]): [Tone, string] {
  const alive = instances.filter(({ isAlive }) => isAlive).length;
  if (alive === 0) return ['red', t('status.notResponding')];
  if (alive < instances.length) return ['amber', t('status.someWorking', { alive, all: instances.length })];
  return ['green', alive === 1 ? t('status.working') : t('health.severalWorking', { count: alive })];
}

type InstanceRowProps = Omit<ServiceRowProps, 'service'> & { instance: ServiceInstance };

function InstanceRow({ instance, now, hasMixedVersions }: InstanceRowProps) {
  const { isAlive, startedAt, seenAt, version, memoryBytes, maxEventLoopDelayMs } = instance;
  const time = <RelativeTime at={isAlive ? startedAt : seenAt} now={now} />;
  const facts = [
    hasMixedVersions && t('status.runsVersion', { version }),
    isAlive && memoryBytes !== null && formatBytes(memoryBytes),
    isAlive && maxEventLoopDelayMs !== null && t('status.maxEventLoopDelay', { milliseconds: maxEventLoopDelayMs }),
  ].filter((fact) => fact !== false);
  return (
    <li className={styles.facts} data-gone={!isAlive || undefined}>
      {rich(isAlive ? 'status.started' : 'status.lastSeen', { time: () => time })}
      {['', ...facts].join(t('lists.listSeparator'))}
    </li>
  );
}

export const PagesPanel = ({ pages, now }: { pages: PagesState | null; now: number }) => (
  <Panel className={styles.panel} id="pages-title" title={t('common.pages')}>
    {pages ? (
      <PagesStatus pages={pages} now={now} />
    ) : (
      <StatusLabel tone="red">{t('status.publisherDown')}</StatusLabel>
    )}
  </Panel>
);

function PagesStatus({ pages, now }: { pages: PagesState; now: number }) {
  const { files, pending, activeSince, lastChangedAt, failed, failures } = pages;
  return (
    <>
      {failed > 0 ? (
        <StatusLabel tone="red">{t('status.notUpdated', { count: failed })}</StatusLabel>
      ) : (
        <StatusLabel tone="green">{activeSince ? t('status.updating') : t('status.upToDate')}</StatusLabel>
      )}
      <DescriptionList>
        <DescriptionItem term={t('status.files')}>{files.toLocaleString(locale)}</DescriptionItem>
        {activeSince && (
          <DescriptionItem term={t('status.updating')}>
            {rich('status.updatingSince', { left: pending, time: () => <RelativeTime at={activeSince} now={now} /> })}
          </DescriptionItem>
        )}
        <DescriptionItem term={t('status.lastChange')}>
          {lastChangedAt ? <RelativeTime at={lastChangedAt} now={now} /> : t('status.noChange')}
        </DescriptionItem>
      </DescriptionList>
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.map(({ path, reason, since }) => (
            <li key={path}>
              <p className={styles.address}>
                <bdi dir="ltr">{path}</bdi>
              </p>
              <p className="muted">
                {rich('status.failingSince', { time: () => <RelativeTime at={since} now={now} /> })}
              </p>
              <p>
                <code dir="ltr">{reason}</code>
              </p>
            </li>
          ))}
          {failed > failures.length && (
            <li className="muted">{t('status.andMore', { count: failed - failures.length })}</li>
          )}
        </ul>
      )}
    </>
  );
}

export function BackupsPanel({ backups, now }: { backups: BackupsState; now: number }) {
  const { stored, failed, runningSince } = backups;
  const [tone, label] = backupStatus(backups, now);
  return (
    <Panel className={styles.panel} id="backups-title" title={t('status.backups')}>
      <StatusLabel tone={tone}>{label}</StatusLabel>
      {!stored && <NoBackup areExpected={backups.areExpected} />}
      {(stored || failed || runningSince) && (
        <DescriptionList>
          {runningSince && (
            <DescriptionItem term={t('status.running')}>
              {rich('status.since', { time: () => <RelativeTime at={runningSince} now={now} /> })}
            </DescriptionItem>
          )}
          {stored && <StoredFacts stored={stored} now={now} />}
          {failed && (
            <DescriptionItem term={t('status.lastFailure')}>
              <RelativeTime at={failed.at} now={now} />
              {failed.message && (
                <>
                  <br />
                  <code dir="ltr">{failed.message}</code>
                </>
              )}
            </DescriptionItem>
          )}
        </DescriptionList>
      )}
    </Panel>
  );
}

function backupStatus({ areExpected, stored, failed }: BackupsState, now: number): [Tone, string] {
  if (failed && areExpected && hasFailedSince(failed.at, stored?.finishedAt))
    return ['red', t('status.lastBackupFailed')];
  if (!stored) return areExpected ? ['amber', t('status.noBackup')] : ['gray', t('status.notUsed')];
  if (areExpected && isOverdue(stored.finishedAt, now))
    return ['amber', t('status.lastBackupMade', { time: formatRelativeTime(stored.finishedAt, now) })];
  return ['green', t('status.upToDate')];
}

function StoredFacts({ stored, now }: { stored: StoredBackup; now: number }) {
  const { finishedAt, bytes, objects, file, offSite, message } = stored;
  return (
    <>
      <DescriptionItem term={t('status.lastBackup')}>
        <RelativeTime at={finishedAt} now={now} />
      </DescriptionItem>
      {bytes !== null && (
        <DescriptionItem term={t('status.size')}>
          {objects === null
            ? formatBytes(bytes)
            : t('status.sizeWithFiles', { size: formatBytes(bytes), files: objects })}
        </DescriptionItem>
      )}
      {file && (
        <DescriptionItem term={t('common.file')}>
          <bdi dir="ltr">{file}</bdi>
        </DescriptionItem>
      )}
      <DescriptionItem term={t('status.offSite')}>
        <bdi>{offSite ?? message ?? t('status.onServerOnly')}</bdi>
      </DescriptionItem>
    </>
  );
}

const NoBackup = ({ areExpected }: { areExpected: boolean }) => (
  <p className={styles.note}>
    {rich(areExpected ? 'status.makeFirstBackup' : 'status.backupInContainers', {
      command: () => <code>make backup</code>,
    })}
  </p>
);

export function FeedsPanel({ feeds }: { feeds: UseQueryResult<FeedSourceStatus[]> }) {
  const { data, isPending, isError, dataUpdatedAt } = feeds;
  return (
    <Panel className={styles.panel} id="feeds-title" title={t('common.feeds')}>
      {isPending && <span className="skeleton" />}
      {isError && !data && <StatusLabel tone="red">{t('status.feedsDown')}</StatusLabel>}
      {data?.length === 0 && <p className={styles.note}>{t('status.noSources')}</p>}
      <ul className="list">
        {data?.map((source) => (
          <FeedLine key={source.url} source={source} now={dataUpdatedAt} />
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/admin/feeds">{t('status.seeItems')}</Link>
      </p>
    </Panel>
  );
}

function FeedLine({ source, now }: { source: FeedSourceStatus; now: number }) {
  const { tone, text } = getSourceState(source, now);
  const [name, title] = [sourceName(source), t(`feedSources.kinds.${source.kind}`)];
  return (
    <li className={styles.feed}>
      <p className={styles.feedName}>
        <bdi>{name}</bdi> {name !== title && <span className="muted">{title}</span>}
      </p>
      <StatusLabel tone={tone}>{text}</StatusLabel>
    </li>
  );
}

const list = new Intl.ListFormat(locale);

export function VersionsPanel({ status }: { status: SystemStatus }) {
  const { version, services } = status;
  const versions = runningVersions(services);
  return (
    <Panel className={styles.panel} id="versions-title" title={t('status.version')}>
      <p className={styles.version}>
        <bdi dir="ltr">Majlis {version}</bdi>
      </p>
      {versions.length > 1 ? (
        <StatusLabel tone="gray">{t('status.upgradeRuns', { versions: list.format(versions.toSorted()) })}</StatusLabel>
      ) : (
        <p className={styles.note}>{t('status.oneVersion')}</p>
      )}
      <TimeZones status={status} />
    </Panel>
  );
}

function TimeZones({ status: { at, services } }: { status: SystemStatus }) {
  const alive = services.flatMap(({ instances }) => instances).filter(({ isAlive }) => isAlive);
  const releases = [...new Set(alive.flatMap(({ timeZones }) => timeZones ?? []))].toSorted();
  if (releases.length === 0) return null;
  const isOutdated = isOutdatedTimeZoneRelease(releases[0] ?? '', Date.parse(at));
  return (
    <p className={styles.note}>
      {isOutdated
        ? t('status.oldTimeZones', { releases: list.format(releases) })
        : t('status.timeZones', { releases: list.format(releases) })}
    </p>
  );
}

type Tone = 'green' | 'amber' | 'red' | 'gray';

const icons = { green: 'done', amber: 'attention', red: 'failed', gray: 'none' } as const;

export const StatusLabel = ({ tone, children }: { tone: Tone; children: string }) => (
  <p className={styles.mark} data-tone={tone}>
    <Icon name={icons[tone]} /> {children}
  </p>
);

const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** Examples: '640 KB', '84 MB', '2.4 GB'. The smallest unit is a kilobyte. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const amount = bytes / 1_000 ** power;
  const unit = units[power - 1] ?? 'TB';
  return t(`status.bytes.${unit}`, { size: power > 2 && amount < 10 ? amount.toFixed(1) : String(Math.ceil(amount)) });
}
