import type { PagesState } from '@majlis/contracts/system-status';
import { Fact, Facts } from '../facts';
import { Moment } from '../feeds/sources/moment';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusMark } from './status-mark';

/** Whether what visitors see is what was saved. */
export function PagesPanel({ pages, now }: { pages: PagesState | null; now: number }) {
  return (
    <Panel id="pages-title" title="Pages">
      {pages ? <Written pages={pages} now={now} /> : <StatusMark tone="red">Nobody writes them</StatusMark>}
    </Panel>
  );
}

function Written({ pages, now }: { pages: PagesState; now: number }) {
  const { files, pending, busySince, writtenAt, failed, failures } = pages;
  return (
    <>
      {failed > 0 ? (
        <StatusMark tone="red">{`${failed} could not be written`}</StatusMark>
      ) : (
        <StatusMark tone="green">{busySince ? 'Being written' : 'As everything was saved'}</StatusMark>
      )}
      <Facts>
        <Fact name="Files">{files.toLocaleString('en')}</Fact>
        {busySince && (
          <Fact name="At work">
            since <Moment at={busySince} now={now} />, {pending.toLocaleString('en')} to look at
          </Fact>
        )}
        <Fact name="Last change">
          {writtenAt ? <Moment at={writtenAt} now={now} /> : 'None since the publisher began'}
        </Fact>
      </Facts>
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.map(({ address, reason, since }) => (
            <li key={address}>
              <p className={styles.address}>{address}</p>
              <p className="muted">
                Tried since <Moment at={since} now={now} />
              </p>
              <p>
                <code>{reason}</code>
              </p>
            </li>
          ))}
          {failed > failures.length && <li className="muted">and {failed - failures.length} more</li>}
        </ul>
      )}
    </>
  );
}
