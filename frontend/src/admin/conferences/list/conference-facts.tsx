import type { ListedConference } from '@majlis/contracts/conferences';
import { t } from '#messages/staff';
import { formatDateRange } from '../../../ui/time/dates';
import { zoneName } from '../../../ui/time/time-zones';
import { Icon } from '../../icon';
import * as styles from './conference-row.module.scss';
import { formatCounts } from './format-counts';

export function ConferenceFacts({ conference }: { conference: ListedConference }) {
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
