import type { AuditFields } from '@majlis/contracts/shared-fields';
import { locale } from '#messages/language';
import { empty } from '#messages/staff/common';
import * as messages from '#messages/staff/edit-conflicts';
import { definite } from '#messages/staff/nouns';
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './conflict-notice.module.scss';
import type { EditConflict } from './edit-conflict';
import type { FieldDifference } from './field-differences';
import type { ResourceConfig } from './resource-config';

type ConflictNoticeProps = {
  /** The sentence puts 'this' before it in English, so it has no article there, but it has one in Arabic. */
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
  const { nameOf, isOwn } = useStaffNames();
  const change = {
    name: isOwn(changedBy) ? undefined : nameOf(changedBy),
    what: noun,
    when: formatLocalDateTime(changedAt),
  };
  return (
    <div ref={alertRef} role="alert" tabIndex={-1} className="callout" data-tone="warning">
      <p>
        <strong>{serverSummary === null ? messages.deleted(change) : messages.changed(change)}</strong>{' '}
        {messages.notSavedYet}
      </p>
      {serverSummary === null ? (
        <p>{messages.keepingRestores}</p>
      ) : (
        <>
          <ServerVersion summary={serverSummary} differences={differences} isOwn={isOwn(changedBy)} />
          {differences && <p>{describeOverwrite(differences, isOwn(changedBy))}</p>}
        </>
      )}
      <div className="callout-actions">
        {serverSummary !== null && (
          <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={onLoadServerVersion}>
            {isOwn(changedBy) ? messages.loadOther : messages.loadTheirs}
          </button>
        )}
        <button type="button" className="btn btn-primary btn-sm" disabled={isBusy} onClick={onOverwrite}>
          {messages.keepMine}
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
          <DifferentValue whose={isOwn ? messages.otherVersion : messages.theirs} value={theirs} />
          <DifferentValue whose={messages.yours} value={mine} />
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
        {value || <i>{empty}</i>}
      </span>
    </dd>
  );
}

function describeOverwrite(differences: FieldDifference[], isOwn: boolean): string {
  if (differences.length === 0) return messages.keepingMerges;
  const names = new Intl.ListFormat(locale).format(new Set(differences.map(({ label }) => label)));
  return isOwn ? messages.keepingOverwritesOwn(names) : messages.keepingOverwrites(names);
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
      noun={definite(resource.noun)}
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
