import type { ConferenceCounts, ListedConference } from '@majlis/contracts/conferences';
import { NavLink } from 'react-router-dom';
import { t } from '#messages/staff';
import * as styles from './conference-nav.module.scss';
import { type ConferenceView, managementPaths } from './management-paths';

const views: { view: ConferenceView; label: string; countKey?: keyof ConferenceCounts }[] = [
  { view: 'edit', label: t('common.edit') },
  { view: 'sessions', label: t('common.sessions'), countKey: 'sessions' },
  { view: 'partners', label: t('common.partners'), countKey: 'partners' },
  { view: 'documents', label: t('common.documents'), countKey: 'documents' },
  { view: 'release', label: t('conferences.release') },
];

export function ConferenceNav({ conference }: { conference: ListedConference }) {
  const { id, counts } = conference;
  return (
    <nav className={styles.nav} aria-label={t('conferences.viewsOfConference')}>
      <ul className={styles.list}>
        {views.map(({ view, label, countKey }) => (
          <li key={view}>
            <NavLink to={managementPaths.conference(id, view)} className={styles.link}>
              {label}
              {countKey && counts && <span className={styles.count}> {counts[countKey]}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
