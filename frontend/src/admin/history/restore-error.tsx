import { ZodError } from 'zod';
import { t } from '#messages/staff';
import { fieldErrorsOf } from '../crud/field-errors-of';
import { formsOf } from '../crud/noun';
import { useDescribeError } from '../crud/use-describe-error';
import { firstErrors } from '../form/form-errors';
import { textsOf } from '../form/text-of';
import { labelOf } from './describe-version';
import { DeletedRowError } from './history-subject';
import type { HistorySubject } from './show-history';

/** Says in words why a version could not be restored, such as an address that is taken by now. */
export function RestoreError({ subject, error }: { subject: HistorySubject; error: Error | null }) {
  const describeError = useDescribeError();
  if (!error) return null;
  const fields = Object.entries(fieldErrors(error, (name) => labelOf(subject, name)));
  const reason =
    error instanceof DeletedRowError ? t('history.rowIsDeleted', { ...formsOf(subject.noun) }) : describeError(error);
  return (
    <div role="alert" className="callout" data-tone="error">
      <p>
        <strong>{t('history.notRestored')}</strong> {fields.length === 0 && reason}
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, message]) => (
            <li key={name}>
              {labelOf(subject, name)}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function fieldErrors(error: Error, labelOfField: (name: string) => string): Record<string, string> {
  if (error instanceof ZodError) return textsOf(firstErrors(error.issues), labelOfField);
  return Object.fromEntries(
    Object.entries(fieldErrorsOf(error, labelOfField)).map(([path, message]) => [path.split('.')[0] ?? path, message]),
  );
}
