import type { FailedRow } from '@majlis/contracts/shared/error-response';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { t } from '#messages/staff';
import { Dialog } from '../../../ui/dialog/dialog';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { textOf } from '../../shell/text-of';
import { useStaffNames } from '../../shell/use-staff-names';
import type { ResourceConfig } from '../resource/resource-config';
import * as styles from './bulk.module.scss';
import { countRows } from './row-actions-of';
import type { BulkFailure, BulkRequest } from './use-bulk-action';

type FailedRowsDialogProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  failure: BulkFailure<Row>;
  /** All rows of the list, which has been read again. */
  listed: Row[];
  isBusy: boolean;
  isDisplayed: (id: string) => boolean;
  onShow: (id: string) => void;
  onRun: (request: BulkRequest<Row>) => void;
  onClose: () => void;
};

/** Names the rows that kept an action from being done, and offers to do it to the others. */
export function FailedRowsDialog<Row extends AuditFields>(props: FailedRowsDialogProps<Row>) {
  const { resource, failure, listed, isBusy, isDisplayed, onShow, onRun, onClose } = props;
  const { action, rows, failedRows } = failure;
  const { nameOf: nameOfStaff, isOwn } = useStaffNames();
  const failedIds = failedRows.map(({ id }) => id);
  const rest = rows.filter((row) => !failedIds.includes(resource.getId(row)));
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

  /** The rows of the list have newer versions than those of the failed request. */
  function runRest() {
    const newest = new Map(listed.map((row) => [resource.getId(row), row]));
    onRun({ ...failure, rows: rest.map((row) => newest.get(resource.getId(row)) ?? row), leftOut: failedIds });
  }
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
        {rest.length > 0 && (
          <button type="button" className="btn btn-primary" disabled={isBusy} onClick={runRest}>
            {t('bulk.leaveOut', { failed: failedRows.length })}
          </button>
        )}
      </div>
    </Dialog>
  );
}
