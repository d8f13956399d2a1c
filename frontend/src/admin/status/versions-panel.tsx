import type { SystemStatus } from '@majlis/contracts/system-status';
import { isOutdatedTimeZoneRelease } from '@majlis/contracts/time-zone-release';
import { runningVersions } from './health-issues';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusLabel } from './status-label';

export function VersionsPanel({ status }: { status: SystemStatus }) {
  const { version, services } = status;
  const versions = runningVersions(services);
  return (
    <Panel id="versions-title" title="Version">
      <p className={styles.version}>Majlis {version}</p>
      {versions.length > 1 ? (
        <StatusLabel tone="gray">{`An upgrade is running: ${versions.toSorted().join(' and ')} run side by side`}</StatusLabel>
      ) : (
        <p className={styles.note}>All services run this version.</p>
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
      Time zones of {releases.join(' and ')}
      {isOutdated && ', probably out of date. A newer release of Majlis has newer ones'}.
    </p>
  );
}
