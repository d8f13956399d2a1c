import type { ConferenceFigures, ListedConference } from '@majlis/contracts/conferences';
import { NavLink } from 'react-router-dom';
import { StatusBadge } from '../../ui/page/status-badge';
import * as styles from './conference-nav.module.scss';
import { type ConferenceView, managerViews } from './manager-paths';
import { SiteLink } from './site-link';

const views: { view: ConferenceView; label: string; figure?: keyof ConferenceFigures }[] = [
  { view: 'edit', label: 'Edit' },
  { view: 'sessions', label: 'Sessions', figure: 'sessions' },
  { view: 'partners', label: 'Partners', figure: 'partners' },
  { view: 'documents', label: 'Documents', figure: 'documents' },
];

/** From one view of a conference to another, without the way over the overview. */
export function ConferenceNav({ conference }: { conference: ListedConference }) {
  const { id, status, figures } = conference;
  return (
    <div className={styles.nav}>
      <nav aria-label="Views of this conference">
        <ul className={styles.list}>
          {views.map(({ view, label, figure }) => (
            <li key={view}>
              <NavLink to={managerViews.of(id, view)} className={styles.link}>
                {label}
                {figure && figures && <span className={styles.figure}> {figures[figure]}</span>}
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
