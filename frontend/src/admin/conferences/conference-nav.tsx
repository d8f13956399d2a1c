import type { ConferenceCounts, ListedConference } from '@majlis/contracts/conferences';
import { NavLink } from 'react-router-dom';
import * as styles from './conference-nav.module.scss';
import { type ConferenceView, managementPaths } from './management-paths';

const views: { view: ConferenceView; label: string; countKey?: keyof ConferenceCounts }[] = [
  { view: 'edit', label: 'Edit' },
  { view: 'sessions', label: 'Sessions', countKey: 'sessions' },
  { view: 'partners', label: 'Partners', countKey: 'partners' },
  { view: 'documents', label: 'Documents', countKey: 'documents' },
  { view: 'release', label: 'Release' },
];

export function ConferenceNav({ conference }: { conference: ListedConference }) {
  const { id, counts } = conference;
  return (
    <nav className={styles.nav} aria-label="Views of this conference">
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
