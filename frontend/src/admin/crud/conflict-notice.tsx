import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './conflict-notice.module.scss';
import type { EditConflict } from './edit-conflict';
import type { FieldDifference } from './field-differences';
import type { ResourceConfig } from './resource-config';

type ConflictNoticeProps = {
  noun: string;
  /** Contains the email address of the account that saved first. */
  changedBy: string;
  changedAt: string;
  /** Is null when the row was deleted. */
  serverSummary: string | null;
  differences?: FieldDifference[];
  isBusy: boolean;
  onLoadServerVersion: () => void;
  onOverwrite: () => void;
};

export function ConflictNotice({
  noun,
  changedBy,
  changedAt,
  serverSummary,
  differences,
  isBusy,
  onLoadServerVersion,
  onOverwrite,
}: ConflictNoticeProps) {
  const alertRef = useFocusOnMount<HTMLDivElement>();
  const { authorOf, isOwn } = useStaffNames();
  return (
    <div ref={alertRef} role="alert" tabIndex={-1} className="callout" data-tone="warning">
      <p>
        <strong>
          {authorOf(changedBy)} {serverSummary === null ? 'deleted' : 'changed'} this {noun}{' '}
          {formatLocalDateTime(changedAt)}.
        </strong>{' '}
        Your changes are still here but have not been saved.
      </p>
      {serverSummary === null ? (
        <p>“Keep mine” restores it with your changes.</p>
      ) : (
        <>
          <ServerVersion summary={serverSummary} differences={differences} isOwn={isOwn(changedBy)} />
          {differences && <p>{describeOverwrite(differences, isOwn(changedBy))}</p>}
        </>
      )}
      <div className="callout-actions">
        {serverSummary !== null && (
          <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={onLoadServerVersion}>
            {isOwn(changedBy) ? 'Load the other version' : 'Load their version'}
          </button>
        )}
        <button type="button" className="btn btn-primary btn-sm" disabled={isBusy} onClick={onOverwrite}>
          Keep mine
        </button>
      </div>
    </div>
  );
}

type ServerVersionProps = { summary: string; differences?: FieldDifference[]; isOwn: boolean };

/** Shows both values of each field that both have changed, or what the row is now. */
function ServerVersion({ summary, differences = [], isOwn }: ServerVersionProps) {
  const shown = differences.flatMap(({ label, values }) => (values ? [{ label, ...values }] : []));
  if (shown.length === 0)
    return (
      <blockquote className={styles.serverVersion} dir="auto">
        {summary}
      </blockquote>
    );
  return (
    <dl className={styles.differences}>
      {shown.map(({ label, theirs, mine }) => (
        <div key={label}>
          <dt>{label}</dt>
          <DifferentValue whose={isOwn ? 'Other version' : 'Theirs'} value={theirs} />
          <DifferentValue whose="Yours" value={mine} />
        </div>
      ))}
    </dl>
  );
}

function DifferentValue({ whose, value }: { whose: string; value: string }) {
  return (
    <dd>
      <span className={styles.whose}>{whose}</span>{' '}
      <span className={styles.value} dir="auto">
        {value || <i>Empty</i>}
      </span>
    </dd>
  );
}

function describeOverwrite(differences: FieldDifference[], isOwn: boolean): string {
  if (differences.length === 0) return 'They changed other fields. “Keep mine” keeps their changes, too.';
  const names = new Intl.ListFormat('en-GB').format(new Set(differences.map(({ label }) => label)));
  return isOwn
    ? `You changed ${names} in both windows. “Keep mine” overwrites that part of the other version and keeps its other changes.`
    : `You both changed ${names}. “Keep mine” overwrites that part of their version and keeps their other changes.`;
}

type RowConflictNoticeProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  editing: EditConflict<Row> & { isSaving: boolean };
};

export function RowConflictNotice<Row extends AuditFields>({ resource, editing }: RowConflictNoticeProps<Row>) {
  const { conflict, isSaving, loadServerVersion, overwrite } = editing;
  if (!conflict) return null;
  const { changedBy, changedAt, serverRow, differences } = conflict;
  return (
    <ConflictNotice
      noun={resource.noun}
      changedBy={changedBy}
      changedAt={changedAt}
      serverSummary={serverRow && resource.describe(serverRow)}
      differences={differences}
      isBusy={isSaving}
      onLoadServerVersion={loadServerVersion}
      onOverwrite={() => void overwrite()}
    />
  );
}
