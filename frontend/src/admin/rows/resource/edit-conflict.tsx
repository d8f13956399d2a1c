import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { baselineOf, type StaffForm, type Submission } from '../../fields/form/staff-form';
import { sendWrite, type Written } from '../../shell/api/write';
import { SmallButton } from '../../shell/buttons';
import { useFocusOnMount } from '../../shell/focus';
import { conflictingFields, type FormValues, fieldLabels, findField, toText } from '../../shell/form-values';
import { useAuth, useStaffNames } from '../../shell/sign-in/auth';
import { useDescribeError } from '../../shell/writes';
import * as styles from './conflict-notice.module.scss';
import { findRow, type ResourceConfig, rowPath } from './resource-config';

type ConflictNoticeProps = {
  /** In English the sentence puts 'this' before the noun, so the noun has no article; in Arabic it has one. */
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

export function ConflictNotice(props: ConflictNoticeProps) {
  const { noun, changedBy, changedAt, serverSummary, differences, isBusy, onLoadServerVersion, onOverwrite } = props;
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
          <SmallButton
            label={isOwn(changedBy) ? t('editConflicts.loadOther') : t('editConflicts.loadTheirs')}
            disabled={isBusy}
            onClick={onLoadServerVersion}
          />
        )}
        <SmallButton isPrimary label={t('editConflicts.keepMine')} disabled={isBusy} onClick={onOverwrite} />
      </div>
    </div>
  );
}

type ServerVersionProps = { summary: string; differences?: FieldDifference[]; isOwn: boolean };

/** Shows both values of each field that was changed on both sides, or a summary of the row if none can be shown. */
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

const DifferentValue = ({ whose, value }: { whose: string; value: string }) => (
  <dd>
    <span className={styles.whose}>{whose}</span>{' '}
    <span className={styles.value} dir="auto">
      {value || <i>{t('common.empty')}</i>}
    </span>
  </dd>
);

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

/** `serverRow` is null if the write that came first has deleted the row. */
type Conflict<Row> = {
  changedBy: string;
  changedAt: string;
  serverRow: Row | null;
  differences: FieldDifference[];
};

export type EditConflict<Row extends AuditFields> = {
  conflict: Conflict<Row> | null;
  loadServerVersion: () => void;
  /** Saves the local changes on top of the server's version; a deleted row is restored first. */
  overwrite: () => Promise<void>;
};

type EditConflictOptions<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  form: StaffForm<Row>;
  toValues: (row: Row) => FormValues;
  /** Is true if an earlier attempt has saved these values and only its response was lost. */
  isSaved: (row: Row, values: FormValues) => boolean;
  onSaved: (saved: Written<Row>) => Promise<void>;
};

/** Handles a save that was rejected because another user or window saved the row first (infra/adr/api.md). */
export function useEditConflict<Row extends AuditFields>(options: EditConflictOptions<Row>) {
  const { resource, row, form, toValues } = options;
  const cache = useQueryClient();
  const { user } = useAuth();
  const describeError = useDescribeError();
  const [conflict, setConflict] = useState<Conflict<Row> | null>(null);
  const toBaseline = (saved: Row) => baselineOf(toValues(saved), saved);

  /** Resolves to false if the save failed for another reason. */
  async function resolve(error: unknown, { values, base }: Submission<unknown>): Promise<boolean> {
    const latest = row ? await findConflict(cache, resource, row, error) : null;
    setConflict(null);
    // An unchanged version means that the save was rejected for another reason.
    if (!latest || latest.serverRow?.version === base.version) return false;
    const { serverRow } = latest;
    if (serverRow && options.isSaved(serverRow, values)) {
      await options.onSaved({ result: serverRow, change: null });
      return true;
    }
    const theirs = serverRow && toValues(serverRow);
    const fields = theirs ? conflictingFields(theirs, values, base.values) : [];
    // Users need not choose between two of their own changes to different fields: these are merged.
    if (serverRow && latest.changedBy === user?.email && fields.length === 0) {
      await form.submit(toBaseline(serverRow));
      return true;
    }
    setConflict({ ...latest, differences: describeDifferences(fields, theirs ?? {}, values, form.ref.current) });
    return true;
  }

  return {
    resolve,
    conflict,
    loadServerVersion() {
      if (!conflict?.serverRow) return;
      form.discardChanges();
      form.reset(toBaseline(conflict.serverRow));
      setConflict(null);
    },
    async overwrite() {
      if (!conflict || !row) return;
      try {
        const serverRow = conflict.serverRow ?? (await restoreRow(resource, row));
        setConflict(null);
        await form.submit(toBaseline(serverRow));
      } catch (error) {
        form.setServerErrors(describeError(error));
      }
    },
  };
}

const restoreRow = async <Row extends AuditFields>(resource: ResourceConfig<Row>, row: Row) =>
  (await sendWrite<Row>('POST', `${rowPath(resource, row)}/restore`)).result;

async function findConflict<Row extends AuditFields>(
  cache: QueryClient,
  resource: ResourceConfig<Row>,
  row: Row,
  error: unknown,
): Promise<Omit<Conflict<Row>, 'differences'> | null> {
  if (!(error instanceof ApiError)) return null;
  const { status, response } = error;
  if (!response?.changed && status !== 404) return null;

  const refetchRow = (list: 'list' | 'deleted') =>
    findRow(cache, resource, resource.getId(row), list).catch(() => undefined);
  const serverRow = await refetchRow('list');
  if (serverRow) return { changedBy: serverRow.updatedBy, changedAt: serverRow.updatedAt, serverRow };
  const deletedRow = await refetchRow('deleted');
  return deletedRow
    ? { changedBy: deletedRow.updatedBy, changedAt: deletedRow.deletedAt ?? deletedRow.updatedAt, serverRow: null }
    : null;
}

/** `values` is missing for a field that text cannot show, such as an image. */
export type FieldDifference = { label: string; values?: { theirs: string; mine: string } };

/** Describes fields that two users have changed, each as the form shows it. */
export const describeDifferences = (
  names: string[],
  theirs: FormValues,
  mine: FormValues,
  form: HTMLFormElement | null,
): FieldDifference[] =>
  names.map((name) => {
    const [label = ''] = fieldLabels([name], form);
    const field = findField(form, name);
    if (!field || field.querySelector('input[type="file"]')) return { label };
    return { label, values: excerpts(displayedText(theirs[name], field), displayedText(mine[name], field)) };
  });

function displayedText(value: unknown, field: Element): string {
  if (typeof value === 'boolean') return value ? t('crud.on') : t('crud.off');
  if (Array.isArray(value)) return value.map(toText).join(t('lists.listSeparator'));
  const text = toText(value);
  const option = [...field.querySelectorAll('option')].find((candidate) => candidate.value === text);
  return option?.textContent ?? text.replace(/^(\d{4}-\d\d-\d\d)T(?=\d\d:\d\d$)/, '$1 ');
}

const maxSharedLength = 80;

/** Long texts begin shortly before their first difference, because only a few lines of them are shown. */
function excerpts(theirs: string, mine: string): { theirs: string; mine: string } {
  let shared = 0;
  while (shared < theirs.length && theirs[shared] === mine[shared]) shared += 1;
  const start = shared > maxSharedLength ? theirs.lastIndexOf(' ', shared - maxSharedLength / 2) + 1 : 0;
  const cut = (text: string) => (start > 0 ? `…${text.slice(start)}` : text);
  return { theirs: cut(theirs), mine: cut(mine) };
}
