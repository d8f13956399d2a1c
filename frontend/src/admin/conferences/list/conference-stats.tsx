import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
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
          label={t('conferenceList.totalConferences')}
          endpoint={conferenceTotals}
          getCount={({ conferences }) => conferences}
        />
        <StatTile
          label={t('conferenceList.published')}
          endpoint={conferenceTotals}
          getCount={({ published }) => published}
        />
        <StatTile label={t('conferenceList.drafts')} endpoint={conferenceTotals} getCount={({ drafts }) => drafts} />
        <StatTile
          label={t('conferenceList.totalSpeakers')}
          endpoint={conferenceTotals}
          getCount={({ speakers }) => speakers}
        />
      </ul>
      {isLoadingError && <InlineLoadError text={t('conferenceList.totalsNotLoaded')} onRetry={() => void refetch()} />}
    </>
  );
}
