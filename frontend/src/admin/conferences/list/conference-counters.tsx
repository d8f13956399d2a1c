import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../api/query';
import { Counter } from '../../overview/counter';
import * as styles from '../../overview/counter.module.scss';
import { Unread } from '../../overview/unread';

const { conferenceCounters } = reads;

export function ConferenceCounters() {
  const { isLoadingError, refetch } = useQuery(query(conferenceCounters));
  return (
    <>
      <ul className={styles.counters} data-count="4">
        <Counter label="Total Conferences" read={conferenceCounters} count={({ conferences }) => conferences} />
        <Counter label="Published" read={conferenceCounters} count={({ published }) => published} />
        <Counter label="Drafts" read={conferenceCounters} count={({ drafts }) => drafts} />
        <Counter label="Total Speakers" read={conferenceCounters} count={({ speakers }) => speakers} />
      </ul>
      {isLoadingError && <Unread text="The figures could not be read." onRetry={() => void refetch()} />}
    </>
  );
}
