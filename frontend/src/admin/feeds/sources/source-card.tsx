import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { t } from '#messages/staff';
import { Icon } from '../../icon';
import * as styles from './source-card.module.scss';
import { SourceFacts } from './source-facts';
import { SourceFailure } from './source-failure';
import { sourceName } from './source-name';
import { getSourceState } from './source-state';
import { TokenNote } from './token-note';
import { useFetchNow } from './use-fetch-now';

type SourceCardProps = { source: FeedSourceStatus; now: number };

export function SourceCard({ source, now }: SourceCardProps) {
  const { kind, url, tokenExpiresAt } = source;
  const { isPending, mutate } = useFetchNow(source);
  const title = t(`feedSources.kinds.${kind}`);
  const state = getSourceState(source, now);
  const name = sourceName(source);
  return (
    <li className={styles.source} data-tone={state.tone}>
      <div className={styles.head}>
        <p className={styles.kind}>{title}</p>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
      </div>
      <button
        type="button"
        className={`btn btn-quiet btn-sm ${styles.fetch}`}
        // A disabled button would lose the focus, so aria-disabled is used instead.
        aria-disabled={isPending}
        aria-label={t(isPending ? 'feeds.fetchingFrom' : 'feeds.fetchNowFrom', { kind: title, name })}
        onClick={() => !isPending && mutate()}
      >
        <Icon name="refresh" /> {isPending ? t('feeds.fetching') : t('feeds.fetchNow')}
      </button>
      <p className={styles.address}>
        <bdi dir="ltr">{url}</bdi>
      </p>
      <p className={styles.state}>{state.text}</p>
      <p role="status" className="visually-hidden">
        {isPending && t('feeds.fetchingName', { name })}
      </p>
      <SourceFailure source={source} now={now} />
      <SourceFacts source={source} now={now} />
      {tokenExpiresAt && <TokenNote expiresAt={tokenExpiresAt} now={now} />}
    </li>
  );
}
