import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { askBeforeLeaving } from '../../ui/dialog/leave-guard';
import { StatusBadge } from '../../ui/page/status-badge';
import { CopyButton } from './copy/copy-button';
import * as styles from './management.module.scss';
import { managementPaths } from './management-paths';
import { managementSubtitle } from './management-subtitle';
import { SiteLink } from './site-link';
import { useConferenceFromUrl } from './use-conference-from-url';

/** Longer titles are smaller, so that the form still begins in the first screen of a phone. */
const longTitleLength = 80;

/** A conference names its views; the other views are named after the conference management itself. */
export function ManagementHeader() {
  const { pathname } = useLocation();
  const { conferenceId } = useParams();
  const { isPending } = useQuery(query(endpoints.conferences));
  const conference = useConferenceFromUrl();
  // The heading has its place while the conference loads, so that nothing below it moves.
  const hasConference = conference !== undefined || (conferenceId !== undefined && isPending);
  return (
    <header className={styles.head} data-tabs={hasConference}>
      <Breadcrumb conferenceTitle={conference?.title} />
      {hasConference ? (
        <>
          <p className={styles.eyebrow}>{t('common.conferenceManagement')}</p>
          <div className={styles.titleRow}>
            <h1 className={styles.title} data-long={conference && conference.title.length > longTitleLength} dir="auto">
              {conference?.title ?? '…'}
            </h1>
            {conference && (
              <>
                <StatusBadge status={conference.status} />
                <SiteLink conference={conference} />
                <CopyButton key={conference.id} conference={conference} />
              </>
            )}
          </div>
        </>
      ) : (
        <h1 className={styles.title}>{t('common.conferenceManagement')}</h1>
      )}
      <p className={styles.subtitle} dir="auto">
        {managementSubtitle(pathname, conference?.title)}
      </p>
    </header>
  );
}

function Breadcrumb({ conferenceTitle }: { conferenceTitle?: string }) {
  const navigate = useNavigate();
  const isOverview = useLocation().pathname.replace(/\/$/, '') === managementPaths.overview;
  return (
    <nav aria-label={t('ui.breadcrumb')}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/admin">{t('conferences.backToDashboard')}</Link>
        </li>
        {!isOverview && (
          <li>
            <button type="button" onClick={() => askBeforeLeaving(() => void navigate(managementPaths.overview))}>
              {t('conferences.backToOverview')}
            </button>
          </li>
        )}
        {conferenceTitle && (
          <li className={styles.current}>
            <bdi aria-current="page">{conferenceTitle}</bdi>
          </li>
        )}
      </ol>
    </nav>
  );
}
