import type { SystemStatus } from '@majlis/contracts/system-status';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusMark } from './status-mark';
import { versionsOf } from './troubles';

/** Which release runs; more than one while an upgrade is under way. */
export function VersionsPanel({ status: { version, parts } }: { status: SystemStatus }) {
  const versions = versionsOf(parts);
  return (
    <Panel id="versions-title" title="Version">
      <p className={styles.version}>Majlis {version}</p>
      {versions.length > 1 ? (
        <StatusMark tone="gray">{`An upgrade is under way: ${versions.toSorted().join(' and ')} run side by side`}</StatusMark>
      ) : (
        <p className={styles.note}>All parts are of this version.</p>
      )}
    </Panel>
  );
}
