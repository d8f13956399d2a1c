import type { FailedRow } from '@majlis/contracts/bulk';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { t } from '#messages/staff';
import { Dialog } from '../../ui/dialog/dialog';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import type { ResourceConfig } from '../crud/resource-config';
import { textOf } from '../form/text-of';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './failed-rows-dialog.module.scss';
import { countRows } from './row-actions-of';
import type { BulkFailure } from './use-bulk-action';

type FailedRowsDialogProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  failure: BulkFailure<Row>;
  isBusy: boolean;
  isDisplayed: (id: string) => boolean;
  /** Shows a row in the list. */
  onShow: (id: string) => void;
  onRunRest: () => void;
  onClose: () => void;
};

/** Names the rows that kept an action from being done, and offers to do it to the others. */
export function FailedRowsDialog<Row extends AuditFields>(props: FailedRowsDialogProps<Row>) {
  const { resource, failure, isBusy, isDisplayed, onShow, onRunRest, onClose } = props;
  const { action, rows, failedRows } = failure;
  const { nameOf: nameOfStaff, isOwn } = useStaffNames();
  const rest = rows.length - failedRows.length;
  const nameOf = ({ id, label }: FailedRow) => {
    const row = rows.find((candidate) => resource.getId(candidate) === id);
    return row ? resource.getName(row) : (label ?? id);
  };
  const reasonOf = ({ reason, changed }: FailedRow) =>
    changed
      ? t(isOwn(changed.by) ? 'bulk.changedMeanwhileByYou' : 'bulk.changedMeanwhile', {
          name: nameOfStaff(changed.by),
          when: formatLocalDateTime(changed.at),
        })
      : textOf(reason);
  return (
    <Dialog title={t('bulk.nothingChanged', { label: t(`bulk.actions.${action.name}.label`) })} onClose={onClose}>
      <div className="dialog-body">
        <p>{t('bulk.notPossible', { failed: failedRows.length, counted: countRows(resource, rows.length) })}</p>
        <ul className={styles.failures}>
          {failedRows.map((failed) => (
            <li key={failed.id}>
              {isDisplayed(failed.id) ? (
                <button type="button" className={styles.failedName} onClick={() => onShow(failed.id)}>
                  <bdi>{nameOf(failed)}</bdi>
                </button>
              ) : (
                <bdi className={styles.failedName}>{nameOf(failed)}</bdi>
              )}
              <span className={styles.reason}>{reasonOf(failed)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {t('common.close')}
        </button>
        {rest > 0 && (
          <button type="button" className="btn btn-primary" disabled={isBusy} onClick={onRunRest}>
            {t('bulk.leaveOut', { failed: failedRows.length })}
          </button>
        )}
      </div>
    </Dialog>
  );
}
