import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { ListStates } from '../../crud/list-states';
import * as styles from '../feeds.module.scss';
import { NoSources } from './no-sources';
import { SourceCard } from './source-card';
import * as card from './source-card.module.scss';

/** Sources are fetched in the background, so their state is polled while the page is open. */
const pollIntervalMs = 15_000;

export function SourceList() {
  const list = useQuery({ ...query(staffEndpoints.feedSources), refetchInterval: pollIntervalMs });
  return (
    <section aria-labelledby="feed-sources" className={styles.section}>
      <h2 id="feed-sources" className={styles.title}>
        {t('feeds.sources')}
      </h2>
      <ListStates list={list} noun={t('feeds.loadedSources')}>
        {list.data?.length === 0 && <NoSources />}
        <ul className={card.sources}>
          {list.data?.map((source) => (
            <SourceCard key={source.url} source={source} now={list.dataUpdatedAt} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}
