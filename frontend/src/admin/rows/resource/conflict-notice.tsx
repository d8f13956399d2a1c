import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { useFocusOnMount } from '../../shell/focus';
import { useStaffNames } from '../../shell/use-staff-names';
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
  const change = serverSummary === null ? 'deleted' : 'changed';
  return (
    <div ref={alertRef} role="alert" tabIndex={-1} className="callout" data-tone="warning">
      <p>
        <strong>
          {t(`editConflicts.${change}${isOwn(changedBy) ? 'ByYou' : ''}`, {
            name: nameOf(changedBy),
            what: noun,
            when: formatLocalDateTime(changedAt),
          })}
        </strong>{' '}
        {t('editConflicts.notSavedYet')}
      </p>
      {serverSummary === null ? (
        <p>{t('editConflicts.keepingRestores')}</p>
      ) : (
        <>
          <ServerVersion summary={serverSummary} differences={differences} isOwn={isOwn(changedBy)} />
          {differences && <p>{describeOverwrite(differences, isOwn(changedBy))}</p>}
        </>
      )}
      <div className="callout-actions">
        {serverSummary !== null && (
          <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={onLoadServerVersion}>
            {isOwn(changedBy) ? t('editConflicts.loadOther') : t('editConflicts.loadTheirs')}
          </button>
        )}
        <button type="button" className="btn btn-primary btn-sm" disabled={isBusy} onClick={onOverwrite}>
          {t('editConflicts.keepMine')}
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
          <DifferentValue whose={isOwn ? t('editConflicts.otherVersion') : t('editConflicts.theirs')} value={theirs} />
          <DifferentValue whose={t('editConflicts.yours')} value={mine} />
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
        {value || <i>{t('common.empty')}</i>}
      </span>
    </dd>
  );
}

function describeOverwrite(differences: FieldDifference[], isOwn: boolean): string {
  if (differences.length === 0) return t('editConflicts.keepingMerges');
  const names = new Intl.ListFormat(locale).format(new Set(differences.map(({ label }) => label)));
  return isOwn
    ? t('editConflicts.keepingOverwritesOwn', { fields: names })
    : t('editConflicts.keepingOverwrites', { fields: names });
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
      noun={t(`nouns.${resource.noun}.definite`)}
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
