import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { sourceName } from '../feeds/sources/source-name';
import { getSourceState } from '../feeds/sources/source-state';
import { Panel } from './panel';
import * as styles from './status.module.scss';
import { StatusLabel } from './status-label';

export function FeedsPanel({ feeds }: { feeds: UseQueryResult<FeedSourceStatus[]> }) {
  const { data, isPending, isError, dataUpdatedAt } = feeds;
  return (
    <Panel id="feeds-title" title={t('common.feeds')}>
      {isPending && <span className="skeleton" />}
      {isError && !data && <StatusLabel tone="red">{t('status.feedsDown')}</StatusLabel>}
      {data?.length === 0 && <p className={styles.note}>{t('status.noSources')}</p>}
      <ul className={styles.feeds}>
        {data?.map((source) => (
          <FeedLine key={source.url} source={source} now={dataUpdatedAt} />
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/admin/feeds">{t('status.seeItems')}</Link>
      </p>
    </Panel>
  );
}

function FeedLine({ source, now }: { source: FeedSourceStatus; now: number }) {
  const { tone, text } = getSourceState(source, now);
  const [name, title] = [sourceName(source), t(`feedSources.kinds.${source.kind}`)];
  return (
    <li className={styles.feed}>
      <p className={styles.feedName}>
        <bdi>{name}</bdi> {name !== title && <span className="muted">{title}</span>}
      </p>
      <StatusLabel tone={tone}>{text}</StatusLabel>
    </li>
  );
}
