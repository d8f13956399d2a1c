import { t } from '#messages/staff';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { textOf } from '../form/text-of';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './import.module.scss';
import type { Failure } from './use-import';

type ImportFailureProps = Failure & { onReadAgain: (() => void) | undefined };

/** After a conflict the changes must be seen anew, because the file would write others than those that were shown. */
export function ImportFailure({ message, failedRows = [], onReadAgain }: ImportFailureProps) {
  const { nameOf, isOwn } = useStaffNames();
  return (
    <div role="alert" className="callout" data-tone="error">
      <p dir="auto">{message}</p>
      {failedRows.length > 0 && (
        <ul className={styles.failedRows}>
          {failedRows.map(({ id, label, reason, changed }) => (
            <li key={id} dir="auto">
              <bdi>{label ?? id}</bdi>:{' '}
              {changed
                ? t(isOwn(changed.by) ? 'bulk.changedMeanwhileByYou' : 'bulk.changedMeanwhile', {
                    name: nameOf(changed.by),
                    when: formatLocalDateTime(changed.at),
                  })
                : textOf(reason)}
            </li>
          ))}
        </ul>
      )}
      {onReadAgain && (
        <div className="callout-actions">
          <button type="button" className="btn btn-quiet btn-sm" onClick={onReadAgain}>
            {t('import.showNewPreview')}
          </button>
        </div>
      )}
    </div>
  );
}
