import type { ScheduledChange } from '@majlis/contracts/drafts';
import { cancel, dismiss } from '#messages/staff/common';
import * as messages from '#messages/staff/drafts';
import { fillIn } from '../../messages/fill-in';
import { useStaffNames } from '../sign-in/use-staff-names';
import { describeScheduled } from './describe-scheduled';
import * as styles from './scheduled.module.scss';

type ScheduledListProps = { changes: ScheduledChange[]; isBusy: boolean; onCancel: (scheduleId: string) => void };

/** A scheduled change that failed stays in the list until staff dismiss it. */
export function ScheduledList({ changes, isBusy, onCancel }: ScheduledListProps) {
  const { nameOf } = useStaffNames();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={messages.scheduled}>
      {changes.map((change) => (
        <li key={change.scheduleId}>
          <p>
            {describeScheduled(change)}
            <span className="muted">
              {' '}
              {fillIn(messages.scheduledBy, { name: <bdi>{nameOf(change.createdBy)}</bdi> })}
            </span>
            {change.error !== null && <span className={styles.error}>{messages.failedBecause(change.error)}</span>}
          </p>
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            disabled={isBusy}
            onClick={() => onCancel(change.scheduleId)}
          >
            {change.error === null ? cancel : dismiss}
            <span className="visually-hidden">: {describeScheduled(change)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
