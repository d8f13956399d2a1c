import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/staff/conference-list';
import { query } from '../../../api/query';
import { InlineLoadError } from '../../overview/inline-load-error';
import { StatTile } from '../../overview/stat-tile';
import * as styles from '../../overview/stat-tile.module.scss';

const { conferenceTotals } = staffEndpoints;

export function ConferenceStats() {
  const { isLoadingError, refetch } = useQuery(query(conferenceTotals));
  return (
    <>
      <ul className={styles.statTiles} data-count="4">
        <StatTile
          label={messages.totalConferences}
          endpoint={conferenceTotals}
          getCount={({ conferences }) => conferences}
        />
        <StatTile label={messages.published} endpoint={conferenceTotals} getCount={({ published }) => published} />
        <StatTile label={messages.drafts} endpoint={conferenceTotals} getCount={({ drafts }) => drafts} />
        <StatTile label={messages.totalSpeakers} endpoint={conferenceTotals} getCount={({ speakers }) => speakers} />
      </ul>
      {isLoadingError && <InlineLoadError text={messages.totalsNotLoaded} onRetry={() => void refetch()} />}
    </>
  );
}
