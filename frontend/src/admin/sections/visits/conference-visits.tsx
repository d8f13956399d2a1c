import { visits } from '@majlis/contracts/site/visits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { InlineLoadError } from '../../shell/inline-load-error';
import { Panel } from '../../shell/panel';
import { sumViews, ViewsPlot } from './views-plot';
import * as styles from './visits.module.scss';

/** How often the pages of one conference were read lately. */
export function ConferenceVisits({ slug }: { slug: string }) {
  const { data, isPending, isLoadingError, refetch } = useQuery(query(visits({ days: 30, conference: slug })));
  const total = sumViews(data?.days ?? []);
  return (
    <Panel id="read-heading" title={t('visits.read')} className={styles.section}>
      {isPending && <span className="skeleton" />}
      {isLoadingError && <InlineLoadError text={t('visits.loadFailed')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className={styles.summary}>
            {data.isCounting || total > 0
              ? t('visits.viewsOfConference', { count: total })
              : t('visits.notCountedHere')}{' '}
            <Link to={`/admin/visits?${new URLSearchParams({ conference: slug }).toString()}`}>
              {t('visits.seeVisits')}
            </Link>
          </p>
          {total > 0 && <ViewsPlot days={data.days} />}
        </>
      )}
    </Panel>
  );
}
