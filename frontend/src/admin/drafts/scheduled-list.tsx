import type { ScheduledChange } from '@majlis/contracts/drafts';
import { rich, t } from '#messages/staff';
import { useStaffNames } from '../sign-in/use-staff-names';
import { describeScheduled } from './describe-scheduled';
import * as styles from './scheduled.module.scss';

type ScheduledListProps = { changes: ScheduledChange[]; isBusy: boolean; onCancel: (scheduleId: string) => void };

/** A scheduled change that failed stays in the list until staff dismiss it. */
export function ScheduledList({ changes, isBusy, onCancel }: ScheduledListProps) {
  const { nameOf } = useStaffNames();
  if (changes.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('drafts.scheduled')}>
      {changes.map((change) => (
        <li key={change.scheduleId}>
          <p>
            {describeScheduled(change)}
            <span className="muted">
              {' '}
              {rich('drafts.scheduledBy', { name: () => <bdi>{nameOf(change.createdBy)}</bdi> })}
            </span>
            {change.error !== null && (
              <span className={styles.error}>{t('drafts.failedBecause', { reason: change.error })}</span>
            )}
          </p>
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            disabled={isBusy}
            onClick={() => onCancel(change.scheduleId)}
          >
            {change.error === null ? t('common.cancel') : t('common.dismiss')}
            <span className="visually-hidden">: {describeScheduled(change)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
