import type { SystemStatus } from '@majlis/contracts/system-status';
import { isOutdatedTimeZoneRelease } from '@majlis/contracts/time-zone-release';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { runningVersions } from './health-issues';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusLabel } from './status-label';

const list = new Intl.ListFormat(locale);

export function VersionsPanel({ status }: { status: SystemStatus }) {
  const { version, services } = status;
  const versions = runningVersions(services);
  return (
    <Panel id="versions-title" title={t('status.version')}>
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
