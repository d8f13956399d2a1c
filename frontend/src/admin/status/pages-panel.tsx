import type { PagesState } from '@majlis/contracts/system-status';
import { locale } from '#messages/language';
import { pages as pagesLabel } from '#messages/staff/common';
import * as messages from '#messages/staff/status';
import { fillIn } from '../../messages/fill-in';
import { DescriptionItem, DescriptionList } from '../description-list';
import { RelativeTime } from '../feeds/sources/relative-time';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusLabel } from './status-label';

export function PagesPanel({ pages, now }: { pages: PagesState | null; now: number }) {
  return (
    <Panel id="pages-title" title={pagesLabel}>
      {pages ? <PagesStatus pages={pages} now={now} /> : <StatusLabel tone="red">{messages.publisherDown}</StatusLabel>}
    </Panel>
  );
}

function PagesStatus({ pages, now }: { pages: PagesState; now: number }) {
  const { files, pending, activeSince, lastChangedAt, failed, failures } = pages;
  return (
    <>
      {failed > 0 ? (
        <StatusLabel tone="red">{messages.notUpdated(failed)}</StatusLabel>
      ) : (
        <StatusLabel tone="green">{activeSince ? messages.updating : messages.upToDate}</StatusLabel>
      )}
      <DescriptionList>
        <DescriptionItem term={messages.files}>{files.toLocaleString(locale)}</DescriptionItem>
        {activeSince && (
          <DescriptionItem term={messages.updating}>
            {fillIn(messages.updatingSince(pending), { time: <RelativeTime at={activeSince} now={now} /> })}
          </DescriptionItem>
        )}
        <DescriptionItem term={messages.lastChange}>
          {lastChangedAt ? <RelativeTime at={lastChangedAt} now={now} /> : messages.noChange}
        </DescriptionItem>
      </DescriptionList>
      {failures.length > 0 && (
        <ul className={styles.failures}>
          {failures.map(({ path, reason, since }) => (
            <li key={path}>
              <p className={styles.address}>
                <bdi dir="ltr">{path}</bdi>
              </p>
              <p className="muted">{fillIn(messages.failingSince, { time: <RelativeTime at={since} now={now} /> })}</p>
              <p>
                <code dir="ltr">{reason}</code>
              </p>
            </li>
          ))}
          {failed > failures.length && <li className="muted">{messages.andMore(failed - failures.length)}</li>}
        </ul>
      )}
    </>
  );
}
