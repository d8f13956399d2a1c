import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../api/query';
import { askBeforeLeaving } from '../ui/dialog/leave-guard';
import { StatusBadge } from '../ui/page/status-badge';
import { SectionFrame, StaffOnly } from './admin-layout';
import { CopyButton, SiteLink } from './sections/conferences/conference-links';
import * as styles from './sections/conferences/layout/management.module.scss';
import { useConferenceFromUrl } from './sections/conferences/use-current-conference';
import { managementPaths } from './shell/conferences';
import { ManagementSpinner } from './shell/load-states';

export const ManagementLayout = () => (
  <StaffOnly pending={<ManagementSpinner />}>
    <SectionFrame fallback={<ManagementSpinner />} header={<ManagementHeader />} />
  </StaffOnly>
);

/** Longer titles are smaller, so that the form still begins in the first screen of a phone. */
const longTitleLength = 80;

/** In views of one conference its title is the heading; in the others, the conference management is. */
function ManagementHeader() {
  const { pathname } = useLocation();
  const { conferenceId } = useParams();
  const { isPending } = useQuery(query(endpoints.conferences));
  const conference = useConferenceFromUrl();
  // Space is kept for the heading while the conference loads, so that nothing below it moves.
  const hasConference = conference !== undefined || (conferenceId !== undefined && isPending);
  return (
    <header className={styles.head}>
      {!hasConference && <h1 className={styles.eyebrow}>{t('common.conferenceManagement')}</h1>}
      <Breadcrumb subtitle={managementSubtitle(pathname, conference?.title)} />
      {hasConference && (
        <div className={`row-quiet ${styles.titleRow}`}>
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
      )}
    </header>
  );
}

function Breadcrumb({ subtitle }: { subtitle: string }) {
  const navigate = useNavigate();
  const isOverview = useLocation().pathname.replace(/\/$/, '') === managementPaths.overview;
  return (
    <nav aria-label={t('ui.breadcrumb')} className={styles.trail}>
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
        <li className={styles.current}>
          <bdi aria-current="page">{subtitle}</bdi>
        </li>
      </ol>
    </nav>
  );
}

const subtitles: Record<string, (title: string) => string> = {
  create: () => t('conferences.createNew'),
  speakers: () => t('conferences.manageSpeakers'),
  'speakers/import': () => t('conferences.importSpeakers'),
  duplicates: () => t('conferences.findDuplicates'),
  edit: (title) => t('conferences.editing', { title }),
  sessions: (title) => t('conferences.sessionsFor', { title }),
  'sessions/grid': (title) => t('conferences.gridOf', { title }),
  'sessions/rooms': (title) => t('conferences.roomsOf', { title }),
  import: (title) => t('conferences.importInto', { title }),
  plans: (title) => t('conferences.plansOf', { title }),
  partners: (title) => t('conferences.partnersOf', { title }),
  documents: (title) => t('conferences.documentsOf', { title }),
  release: (title) => t('conferences.releaseOf', { title }),
};

/** Describes the view at a path; `title` is the conference's title in the views of one conference. */
function managementSubtitle(pathname: string, title = '…'): string {
  const parts = pathname.split('/').filter(Boolean);
  const subtitle = subtitles[parts.slice(-2).join('/')] ?? subtitles[parts.at(-1) ?? ''];
  return subtitle?.(title) ?? t('conferences.manageAll');
}
