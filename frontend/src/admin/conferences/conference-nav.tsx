import type { ConferenceCounts, ListedConference } from '@majlis/contracts/conferences';
import { NavLink } from 'react-router-dom';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/conferences';
import * as styles from './conference-nav.module.scss';
import { type ConferenceView, managementPaths } from './management-paths';

const views: { view: ConferenceView; label: string; countKey?: keyof ConferenceCounts }[] = [
  { view: 'edit', label: common.edit },
  { view: 'sessions', label: common.sessions, countKey: 'sessions' },
  { view: 'partners', label: common.partners, countKey: 'partners' },
  { view: 'documents', label: common.documents, countKey: 'documents' },
  { view: 'release', label: messages.release },
];

export function ConferenceNav({ conference }: { conference: ListedConference }) {
  const { id, counts } = conference;
  return (
    <nav className={styles.nav} aria-label={messages.viewsOfConference}>
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
