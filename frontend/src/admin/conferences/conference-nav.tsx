import type { ConferenceCounts, ListedConference } from '@majlis/contracts/conferences';
import { NavLink } from 'react-router-dom';
import { StatusBadge } from '../../ui/page/status-badge';
import * as styles from './conference-nav.module.scss';
import { type ConferenceView, managementPaths } from './management-paths';
import { SiteLink } from './site-link';

const views: { view: ConferenceView; label: string; countKey?: keyof ConferenceCounts }[] = [
  { view: 'edit', label: 'Edit' },
  { view: 'sessions', label: 'Sessions', countKey: 'sessions' },
  { view: 'partners', label: 'Partners', countKey: 'partners' },
  { view: 'documents', label: 'Documents', countKey: 'documents' },
];

export function ConferenceNav({ conference }: { conference: ListedConference }) {
  const { id, status, counts } = conference;
  return (
    <div className={styles.nav}>
      <nav aria-label="Views of this conference">
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
      <p className={styles.end}>
        <StatusBadge status={status} />
        <SiteLink conference={conference} />
      </p>
    </div>
  );
}
