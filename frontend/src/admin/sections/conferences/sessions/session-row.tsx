import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { memo } from 'react';
import { t } from '#messages/staff';
import { RowCheckbox } from '../../../rows/bulk/row-checkbox';
import { RowBadges } from '../../../rows/drafts/row-badges';
import { RowActions } from '../../../rows/row-actions';
import { Icon } from '../../../shell/icon';
import { formatDateTimeRange } from '../../../shell/session-times';
import { sessionResource } from './session-resource';
import * as styles from './session-row.module.scss';

type SessionRowProps = {
  session: Session;
  timeZone: string;
  speakerCount: number;
  warnings?: string[];
  isBusy: boolean;
  onEdit: (session: Session) => void;
  onAssign: (session: Session) => void;
  onDuplicate: (session: Session) => void;
  onRemove: (session: Session) => void;
};

export const SessionRow = memo(function SessionRow(props: SessionRowProps) {
  const { session, timeZone, speakerCount, warnings, isBusy, onEdit, onAssign, onDuplicate, onRemove } = props;
  const { title, sessionType, track, description, startTime, endTime, location, maxAttendees } = session;
  const resource = sessionResource({ id: session.conferenceId, timezone: timeZone });
  return (
    <li className={styles.row}>
      <RowCheckbox id={session.id} name={title} />
      <div className={styles.text}>
        <div className={styles.head}>
          <h4 className={styles.title} dir="auto">
            {title}
          </h4>
          <span className="badge" data-tone={sessionType === 'break' ? 'plain' : 'blue'}>
            {t(`sessionTypes.sessionTypes.${sessionType}`)}
          </span>
          {track && (
            <span className="badge" data-tone="gold" dir="auto">
              {track}
            </span>
          )}
          <RowBadges resource={resource} row={session} />
        </div>
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <ul className={styles.facts}>
          <li className={styles.time}>{formatDateTimeRange(startTime, endTime, timeZone)}</li>
          {location && <li dir="auto">{location}</li>}
          {maxAttendees !== null && <li>{t('sessions.attendees', { count: maxAttendees })}</li>}
        </ul>
        {warnings && (
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>
                <Icon name="attention" /> {warning}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={t('sessions.speakersButtonOf', { title, count: speakerCount })}
          onClick={() => onAssign(session)}
        >
          <Icon name="people" /> {t('sessions.speakersButton', { count: speakerCount })}
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={t('sessions.duplicateNamed', { title })}
          onClick={() => onDuplicate(session)}
        >
          <Icon name="copy" /> {t('sessions.duplicate')}
        </button>
        <RowActions
          id={session.id}
          name={title}
          isBusy={isBusy}
          onEdit={() => onEdit(session)}
          onRemove={() => onRemove(session)}
        />
      </div>
    </li>
  );
});
