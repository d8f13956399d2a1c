import type { Session } from '@majlis/contracts/sessions';
import { memo } from 'react';
import { capitalised } from '../../ui/text/capitalised';
import { Icon } from '../icon';
import { RowActions } from '../row-actions';
import { spanOf } from './session-times';

type SessionRowProps = {
  session: Session;
  timeZone: string;
  /** How many there are. */
  speakers: number;
  warnings?: string[];
  isBusy: boolean;
  onEdit: (session: Session) => void;
  onAssign: (session: Session) => void;
  onDuplicate: (session: Session) => void;
  onRemove: (session: Session) => void;
};

export const SessionRow = memo(function SessionRow(props: SessionRowProps) {
  const { session, timeZone, speakers, warnings, isBusy, onEdit, onAssign, onDuplicate, onRemove } = props;
  const { title, sessionType, track, description, startTime, endTime, location, maxAttendees } = session;
  return (
    <li className="session-row">
      <div className="session-row-text">
        <div className="session-row-head">
          <h4 className="session-row-title" dir="auto">
            {title}
          </h4>
          <span className="badge" data-tone={sessionType === 'break' ? 'plain' : 'blue'}>
            {capitalised(sessionType)}
          </span>
          {track && (
            <span className="badge" data-tone="gold" dir="auto">
              {track}
            </span>
          )}
        </div>
        {description && (
          <p className="session-row-description" dir="auto">
            {description}
          </p>
        )}
        <ul className="session-row-facts">
          <li className="session-row-time">{spanOf(startTime, endTime, timeZone)}</li>
          {location && <li dir="auto">{location}</li>}
          {maxAttendees !== null && <li>Max attendees: {maxAttendees}</li>}
        </ul>
        {warnings && (
          <ul className="session-row-warnings">
            {warnings.map((warning) => (
              <li key={warning}>
                <Icon name="attention" /> {warning}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="session-row-actions">
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={`Speakers of ${title} (${speakers})`}
          onClick={() => onAssign(session)}
        >
          <Icon name="people" /> Speakers ({speakers})
        </button>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={`Duplicate ${title}`}
          onClick={() => onDuplicate(session)}
        >
          <Icon name="copy" /> Duplicate
        </button>
        <RowActions name={title} isBusy={isBusy} onEdit={() => onEdit(session)} onRemove={() => onRemove(session)} />
      </div>
    </li>
  );
});
