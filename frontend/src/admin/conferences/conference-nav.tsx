import type { ConferenceFigures, ListedConference } from '@majlis/contracts/conferences';
import { NavLink } from 'react-router-dom';
import { StatusBadge } from '../../ui/page/status-badge';
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
    <div className="conference-nav">
      <nav aria-label="Views of this conference">
        <ul className="conference-nav-list">
          {views.map(({ view, label, figure }) => (
            <li key={view}>
              <NavLink to={managerViews.of(id, view)} className="conference-nav-link">
                {label}
                {figure && figures && <span className="conference-nav-figure"> {figures[figure]}</span>}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <p className="conference-nav-end">
        <StatusBadge status={status} />
        <SiteLink conference={conference} />
      </p>
    </div>
  );
}
