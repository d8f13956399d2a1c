import type { SystemStatus } from '@majlis/contracts/system-status';
import { runningVersions } from './health-issues';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusLabel } from './status-label';

export function VersionsPanel({ status: { version, services } }: { status: SystemStatus }) {
  const versions = runningVersions(services);
  return (
    <Panel id="versions-title" title="Version">
      <p className={styles.version}>Majlis {version}</p>
      {versions.length > 1 ? (
        <StatusLabel tone="gray">{`An upgrade is running: ${versions.toSorted().join(' and ')} run side by side`}</StatusLabel>
      ) : (
        <p className={styles.note}>All services run this version.</p>
      )}
    </Panel>
  );
}
