import type { BackupsState, StoredBackup } from '@majlis/contracts/system-status';
import { rich, t } from '#messages/staff';
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
    <Panel id="backups-title" title={t('status.backups')}>
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
