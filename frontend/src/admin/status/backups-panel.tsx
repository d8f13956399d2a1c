import type { BackupsState, StoredBackup } from '@majlis/contracts/system-status';
import { Fact, Facts } from '../facts';
import { fromNow } from '../feeds/moments';
import { Moment } from '../feeds/sources/moment';
import { hasFailedSince, isOverdue } from './backup-troubles';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusMark, type Tone } from './status-mark';
import { volume } from './volume';

type BackupsProps = { backups: BackupsState; now: number };

/** When everything was last put aside, and whether it lies elsewhere, too. */
export function BackupsPanel({ backups, now }: BackupsProps) {
  const { stored, failed, runningSince } = backups;
  const [tone, words] = stateOf(backups, now);
  return (
    <Panel id="backups-title" title="Backups">
      <StatusMark tone={tone}>{words}</StatusMark>
      {!stored && <NoBackup areExpected={backups.areExpected} />}
      {(stored || failed || runningSince) && (
        <Facts>
          {runningSince && (
            <Fact name="Under way">
              since <Moment at={runningSince} now={now} />
            </Fact>
          )}
          {stored && <StoredFacts stored={stored} now={now} />}
          {failed && (
            <Fact name="Last failure">
              <Moment at={failed.at} now={now} />
              {failed.message && (
                <>
                  <br />
                  <code>{failed.message}</code>
                </>
              )}
            </Fact>
          )}
        </Facts>
      )}
    </Panel>
  );
}

function stateOf({ areExpected, stored, failed }: BackupsState, now: number): [Tone, string] {
  if (failed && areExpected && hasFailedSince(failed.at, stored?.finishedAt)) return ['red', 'The last one failed'];
  if (!stored) return areExpected ? ['amber', 'None yet'] : ['gray', 'None, and none are expected here'];
  if (areExpected && isOverdue(stored.finishedAt, now))
    return ['amber', `The last one is from ${fromNow(stored.finishedAt, now)}`];
  return ['green', 'Up to date'];
}

function StoredFacts({ stored, now }: { stored: StoredBackup; now: number }) {
  const { finishedAt, bytes, objects, file, offSite, message } = stored;
  return (
    <>
      <Fact name="Last one">
        <Moment at={finishedAt} now={now} />
      </Fact>
      {bytes !== null && (
        <Fact name="Size">
          {volume(bytes)}
          {objects !== null && `, with ${objects.toLocaleString('en')} pictures and documents`}
        </Fact>
      )}
      {file && <Fact name="File">{file}</Fact>}
      <Fact name="Off-site">{offSite ?? message ?? 'No, it lies on this machine only'}</Fact>
    </>
  );
}

const NoBackup = ({ areExpected }: { areExpected: boolean }) => (
  <p className={styles.note}>
    {areExpected ? (
      <>
        A backup holds the database, the pictures and the documents. <code>make backup</code> makes the first one, and
        the guide tells how to have one every night.
      </>
    ) : (
      <>
        Backups are made where Majlis runs in containers: <code>make backup</code>
      </>
    )}
  </p>
);
