import { conferenceListEndpoint } from '@majlis/contracts/api/endpoints';
import { type Conference, conferencesPerPage } from '@majlis/contracts/conferences/conferences';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { isNotFoundError } from '../../api/client';
import { query } from '../../api/query';
import { SkeletonLines } from '../../ui/page/loading';
import { Notice } from '../../ui/page/notice';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { ListLoadError } from '../load-error-page';
import * as pagination from '../pagination.module.scss';
import { Pagination } from '../show-all';
import { ConferenceCard } from './conference-card';
import * as card from './conference-card.module.scss';
import * as styles from './conference-list.module.scss';

const pagePath = (page: number) => (page === 1 ? '/conferences' : `/conferences/pages/${page}`);

/** The service sorts featured conferences first, so they lead their group, upcoming or past. */
export function ConferenceList({ page }: { page: number }) {
  const conferences = useQuery(query(conferenceListEndpoint(page)));
  const now = usePageOpenedAt();
  if (conferences.isPending) return <ConferenceCardsSkeleton />;
  if (isNotFoundError(conferences.error))
    return (
      <Notice role="alert" title={t('listPage.emptyPage')} text={t('conferences.firstPage')}>
        <Link className="btn btn-primary" to="/conferences">
          {t('conference.allConferences')}
        </Link>
      </Notice>
    );
  // A failed refetch keeps the data of the last successful one on the page.
  if (!conferences.data) return <ListLoadError title={t('conferences.loadError')} text={t('conferences.tryLater')} />;
  if (conferences.data.length === 0)
    return <Notice title={t('conferences.noConferences')} text={t('conferences.checkBackSoon')} />;
  const first = page === 1 ? conferences.data[0] : undefined;
  const isPast = ({ endDate }: Conference) => Date.parse(endDate) < now;
  const groups = [
    { heading: t('conferences.upcomingConferences'), members: conferences.data.filter((each) => !isPast(each)) },
    { heading: t('conferences.pastConferences'), members: conferences.data.filter(isPast) },
  ].filter(({ members }) => members.length > 0);
  const isComplete = page === 1 && conferences.data.length < conferencesPerPage;
  return (
    <>
      {!isComplete && <p className={styles.count}>{formatPosition(page, conferences.data.length)}</p>}
      {groups.map(({ heading, members }) => (
        <section key={heading} className={styles.group} aria-label={heading}>
          <h2>
            {heading} {isComplete && <span className={styles.count}>{members.length}</span>}
          </h2>
          <ul className="card-grid">
            {members.map((conference) => (
              <ConferenceCard
                key={conference.id}
                conference={conference}
                isLead={conference === first && conference.featured}
              />
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        page={page}
        hasMore={conferences.data.length === conferencesPerPage}
        pathOf={pagePath}
        previous={t('conferences.previousConferences')}
        next={t('conferences.moreConferences')}
      />
      <p className={pagination.pagination}>
        <Link to="/speakers">{t('conferences.allSpeakers')}</Link>
      </p>
    </>
  );
}

function formatPosition(page: number, count: number): string {
  const first = (page - 1) * conferencesPerPage + 1;
  return t('conferences.position', { first, last: first + count - 1 });
}

export const ConferenceCardsSkeleton = () => (
  <div role="status">
    <p className={styles.count}>{t('conferences.loadingConferences')}</p>
    <div className={styles.group} aria-hidden="true">
      <h2>
        <span className="skeleton skeleton-short" />
      </h2>
      <ul className="card-grid">
        {['first', 'second', 'third', 'fourth'].map((position) => (
          <li
            key={position}
            className={position === 'first' ? `${card.conferenceCard} ${card.lead}` : card.conferenceCard}
          >
            <span className={`picture ${card.picture} skeleton`} />
            <span className="skeleton skeleton-short" />
            <SkeletonLines titles={2} lines={2} />
            <span className="skeleton skeleton-short" />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
