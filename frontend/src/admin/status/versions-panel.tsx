import type { SystemStatus } from '@majlis/contracts/system-status';
import { isOutdatedTimeZoneRelease } from '@majlis/contracts/time-zone-release';
import * as messages from '#messages/staff/status';
import { runningVersions } from './health-issues';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusLabel } from './status-label';

export function VersionsPanel({ status }: { status: SystemStatus }) {
  const { version, services } = status;
  const versions = runningVersions(services);
  return (
    <Panel id="versions-title" title={messages.version}>
      <p className={styles.version}>
        <bdi dir="ltr">Majlis {version}</bdi>
      </p>
      {versions.length > 1 ? (
        <StatusLabel tone="gray">{messages.upgradeRuns(versions.toSorted())}</StatusLabel>
      ) : (
        <p className={styles.note}>{messages.oneVersion}</p>
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
  return <p className={styles.note}>{isOutdated ? messages.oldTimeZones(releases) : messages.timeZones(releases)}</p>;
}
