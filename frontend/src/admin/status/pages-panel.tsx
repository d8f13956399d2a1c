import type { PagesState } from '@majlis/contracts/system-status';
import { DescriptionItem, DescriptionList } from '../description-list';
import { RelativeTime } from '../feeds/sources/relative-time';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusLabel } from './status-label';

export function PagesPanel({ pages, now }: { pages: PagesState | null; now: number }) {
  return (
    <Panel id="pages-title" title="Pages">
      {pages ? (
        <PagesStatus pages={pages} now={now} />
      ) : (
        <StatusLabel tone="red">The publisher is not running</StatusLabel>
      )}
    </Panel>
  );
}

function PagesStatus({ pages, now }: { pages: PagesState; now: number }) {
  const { files, pending, activeSince, lastChangedAt, failed, failures } = pages;
  return (
    <>
      {failed > 0 ? (
        <StatusLabel tone="red">{`${failed} could not be updated`}</StatusLabel>
      ) : (
        <StatusLabel tone="green">{activeSince ? 'Updating' : 'Up to date'}</StatusLabel>
      )}
      <DescriptionList>
        <DescriptionItem term="Files">{files.toLocaleString('en')}</DescriptionItem>
        {activeSince && (
          <DescriptionItem term="Updating">
            since <RelativeTime at={activeSince} now={now} />, {pending.toLocaleString('en')} left to check
          </DescriptionItem>
        )}
        <DescriptionItem term="Last change">
          {lastChangedAt ? <RelativeTime at={lastChangedAt} now={now} /> : 'None since the publisher started'}
        </DescriptionItem>
      </DescriptionList>
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.map(({ path, reason, since }) => (
            <li key={path}>
              <p className={styles.address}>{path}</p>
              <p className="muted">
                Failing since <RelativeTime at={since} now={now} />
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
