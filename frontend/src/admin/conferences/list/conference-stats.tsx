import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
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
        <StatTile label="Total Conferences" endpoint={conferenceTotals} getCount={({ conferences }) => conferences} />
        <StatTile label="Published" endpoint={conferenceTotals} getCount={({ published }) => published} />
        <StatTile label="Drafts" endpoint={conferenceTotals} getCount={({ drafts }) => drafts} />
        <StatTile label="Total Speakers" endpoint={conferenceTotals} getCount={({ speakers }) => speakers} />
      </ul>
      {isLoadingError && <InlineLoadError text="The totals could not be loaded." onRetry={() => void refetch()} />}
    </>
  );
}
