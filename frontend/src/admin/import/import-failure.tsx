import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './import.module.scss';
import type { Failure } from './use-describe-failure';

type ImportFailureProps = Failure & { onReadAgain: (() => void) | undefined };

/** After a conflict the changes must be seen anew, because the file would write others than those that were shown. */
export function ImportFailure({ message, failedRows = [], onReadAgain }: ImportFailureProps) {
  const { authorOf } = useStaffNames();
  return (
    <div role="alert" className="callout" data-tone="error">
      <p>{message}</p>
      {failedRows.length > 0 && (
        <ul className={styles.failedRows}>
          {failedRows.map(({ id, label, reason, changed }) => (
            <li key={id}>
              <bdi>{label ?? id}</bdi>:{' '}
              {changed ? `${authorOf(changed.by)} changed it ${formatLocalDateTime(changed.at)}.` : reason}
            </li>
          ))}
        </ul>
      )}
      {onReadAgain && (
        <div className="callout-actions">
          <button type="button" className="btn btn-quiet btn-sm" onClick={onReadAgain}>
            Show a new preview
          </button>
        </div>
      )}
    </div>
  );
}
