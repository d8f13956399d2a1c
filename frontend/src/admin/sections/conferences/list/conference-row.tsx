import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import { Link, useNavigate } from 'react-router-dom';
import { t } from '#messages/staff';
import { StatusBadge } from '../../../../ui/page/status-badge';
import { formatDateRange } from '../../../../ui/time/dates';
import { zoneName } from '../../../../ui/time/time-zones';
import { RowCheckbox } from '../../../rows/bulk/row-checkbox';
import { RowBadges } from '../../../rows/drafts/row-badges';
import { RowActions } from '../../../rows/row-actions';
import { useConferenceNames } from '../../../shell/conference-name';
import { Icon } from '../../../shell/icon';
import { managementPaths } from '../../../shell/management-paths';
import { conferenceManagementResource } from '../conference-resource';
import { CopyButton } from '../copy/copy-button';
import { PublishButton } from '../release/publish-button';
import { SiteLink } from '../site-link';
import * as styles from './conference-row.module.scss';
import { formatCounts } from './format-counts';

type ConferenceRowProps = { conference: ListedConference; isBusy: boolean; onRemove: () => void };

const views = [
  { view: 'sessions', label: t('common.sessions') },
  { view: 'partners', label: t('common.partners') },
  { view: 'documents', label: t('common.documents') },
] as const;

export function ConferenceRow({ conference, isBusy, onRemove }: ConferenceRowProps) {
  const { id, subtitle, status, featured } = conference;
  const name = useConferenceNames().nameOf(conference);
  const navigate = useNavigate();
  return (
    <li className={styles.row}>
      <RowCheckbox id={id} name={name} className={styles.check} />
      <div className={styles.head}>
        <h3 className={styles.title} dir="auto">
          {name}
        </h3>
        <StatusBadge status={status} />
        <RowBadges resource={conferenceManagementResource} row={conference} />
        {featured && <span className={`badge ${styles.featured}`}>{t('conferenceList.featured')}</span>}
        <SiteLink conference={conference} className={styles.link} />
      </div>
      {subtitle && (
        <p className={styles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
      <ConferenceFacts conference={conference} />
      <div className={styles.actions}>
        {views.map(({ view, label }) => (
          <Link key={view} to={managementPaths.conference(id, view)} className="btn btn-quiet btn-sm">
            {label}
            <span className="visually-hidden">{t('conferenceList.ofConference', { title: name })}</span>
          </Link>
        ))}
        <div className={styles.end}>
          <PublishButton conference={conference} />
          <CopyButton conference={conference} />
          <RowActions
            id={id}
            name={name}
            isBusy={isBusy}
            onEdit={() => void navigate(managementPaths.conference(id, 'edit'))}
            onRemove={onRemove}
          />
        </div>
      </div>
    </li>
  );
}

function ConferenceFacts({ conference }: { conference: ListedConference }) {
  const { startDate, endDate, timezone, currentAttendees, maxAttendees, counts } = conference;
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Icon name="calendar" />
          {formatDateRange(startDate, endDate, timezone)} <span className="muted">{zoneName(timezone)}</span>
        </li>
        <li>
          <Icon name="location" />
          <span dir="auto">{locationOf(conference)}</span>
        </li>
        <li>
          <Icon name="people" />
          <span className="visually-hidden">{t('conferenceList.attendees')}</span>
          {currentAttendees} / {maxAttendees ?? '∞'}
        </li>
      </ul>
      {counts && <p className="muted">{formatCounts(counts, ['sessions', 'speakers', 'partners', 'documents'])}</p>}
    </>
  );
}

const locationOf = ({ isVirtual, venue }: ListedConference) =>
  isVirtual ? t('conferenceList.virtual') : venue || t('conferenceList.toBeDecided');
