import type { BackupsState, StoredBackup } from '@majlis/contracts/system-status';
import { file as fileLabel } from '#messages/staff/common';
import * as messages from '#messages/staff/status';
import { fillIn } from '../../messages/fill-in';
import { DescriptionItem, DescriptionList } from '../description-list';
import { formatRelativeTime } from '../feeds/format-date-time';
import { RelativeTime } from '../feeds/sources/relative-time';
import { hasFailedSince, isOverdue } from './backup-issues';
import { formatBytes } from './format-bytes';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusLabel, type Tone } from './status-label';

type BackupsProps = { backups: BackupsState; now: number };

export function BackupsPanel({ backups, now }: BackupsProps) {
  const { stored, failed, runningSince } = backups;
  const [tone, label] = backupStatus(backups, now);
  return (
    <Panel id="backups-title" title={messages.backups}>
      <StatusLabel tone={tone}>{label}</StatusLabel>
      {!stored && <NoBackup areExpected={backups.areExpected} />}
      {(stored || failed || runningSince) && (
        <DescriptionList>
          {runningSince && (
            <DescriptionItem term={messages.running}>
              {fillIn(messages.since, { time: <RelativeTime at={runningSince} now={now} /> })}
            </DescriptionItem>
          )}
          {stored && <StoredFacts stored={stored} now={now} />}
          {failed && (
            <DescriptionItem term={messages.lastFailure}>
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
  if (failed && areExpected && hasFailedSince(failed.at, stored?.finishedAt)) return ['red', messages.lastBackupFailed];
  if (!stored) return areExpected ? ['amber', messages.noBackup] : ['gray', messages.notUsed];
  if (areExpected && isOverdue(stored.finishedAt, now))
    return ['amber', messages.lastBackupMade(formatRelativeTime(stored.finishedAt, now))];
  return ['green', messages.upToDate];
}

function StoredFacts({ stored, now }: { stored: StoredBackup; now: number }) {
  const { finishedAt, bytes, objects, file, offSite, message } = stored;
  return (
    <>
      <DescriptionItem term={messages.lastBackup}>
        <RelativeTime at={finishedAt} now={now} />
      </DescriptionItem>
      {bytes !== null && (
        <DescriptionItem term={messages.size}>
          {objects === null ? formatBytes(bytes) : messages.sizeWithFiles(formatBytes(bytes), objects)}
        </DescriptionItem>
      )}
      {file && (
        <DescriptionItem term={fileLabel}>
          <bdi dir="ltr">{file}</bdi>
        </DescriptionItem>
      )}
      <DescriptionItem term={messages.offSite}>
        <bdi>{offSite ?? message ?? messages.onServerOnly}</bdi>
      </DescriptionItem>
    </>
  );
}

const NoBackup = ({ areExpected }: { areExpected: boolean }) => (
  <p className={styles.note}>
    {fillIn(areExpected ? messages.makeFirstBackup : messages.backupInContainers, {
      command: <code>make backup</code>,
    })}
  </p>
);
