import type { BackupsState, StoredBackup } from '@majlis/contracts/system-status';
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
    <Panel id="backups-title" title="Backups">
      <StatusLabel tone={tone}>{label}</StatusLabel>
      {!stored && <NoBackup areExpected={backups.areExpected} />}
      {(stored || failed || runningSince) && (
        <DescriptionList>
          {runningSince && (
            <DescriptionItem term="Running">
              since <RelativeTime at={runningSince} now={now} />
            </DescriptionItem>
          )}
          {stored && <StoredFacts stored={stored} now={now} />}
          {failed && (
            <DescriptionItem term="Last failure">
              <RelativeTime at={failed.at} now={now} />
              {failed.message && (
                <>
                  <br />
                  <code>{failed.message}</code>
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
  if (failed && areExpected && hasFailedSince(failed.at, stored?.finishedAt)) return ['red', 'The last backup failed'];
  if (!stored) return areExpected ? ['amber', 'No backup yet'] : ['gray', 'Not used here'];
  if (areExpected && isOverdue(stored.finishedAt, now))
    return ['amber', `The last backup was made ${formatRelativeTime(stored.finishedAt, now)}`];
  return ['green', 'Up to date'];
}

function StoredFacts({ stored, now }: { stored: StoredBackup; now: number }) {
  const { finishedAt, bytes, objects, file, offSite, message } = stored;
  return (
    <>
      <DescriptionItem term="Last backup">
        <RelativeTime at={finishedAt} now={now} />
      </DescriptionItem>
      {bytes !== null && (
        <DescriptionItem term="Size">
          {formatBytes(bytes)}
          {objects !== null && `, with ${objects.toLocaleString('en')} images and documents`}
        </DescriptionItem>
      )}
      {file && <DescriptionItem term="File">{file}</DescriptionItem>}
      <DescriptionItem term="Off-site">{offSite ?? message ?? 'No, stored on this server only'}</DescriptionItem>
    </>
  );
}

const NoBackup = ({ areExpected }: { areExpected: boolean }) => (
  <p className={styles.note}>
    {areExpected ? (
      <>
        A backup contains the database, the images and the documents. Run <code>make backup</code> to make the first
        one. The guide explains how to make one every night.
      </>
    ) : (
      <>
        Where Majlis runs in containers, <code>make backup</code> makes a backup.
      </>
    )}
  </p>
);
