import { endpoints } from '@majlis/contracts/api/endpoints';
import { type Activity, activity, type ChangedRow } from '@majlis/contracts/staff/activity';
import { rowHistory } from '@majlis/contracts/staff/history';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { formatLocalDateTime, formatLocalTime } from '../../../ui/time/format-local-time';
import { type HistorySubject, useShowHistory } from '../../rows/history/show-history';
import { useUndo } from '../../rows/history/use-undo';
import type { ConferenceOfRow, ConferenceSection } from '../../sections';
import { titleOfText } from '../../sections/website/content/content-groups';
import { SmallButton } from '../../shell/buttons';
import { conferenceName } from '../../shell/conferences';
import { useConfirm } from '../../shell/confirm';
import { InlineLoadError, Panel } from '../../shell/panel';
import { pathInSection, sectionLabel, sectionOfTable } from '../../shell/section-of-table';
import { useStaffNames } from '../../shell/sign-in/auth';
import { capitalize, columnLabel } from '../../shell/text';
import { useFailureToast } from '../../shell/writes';
import * as styles from './activity.module.scss';

type ActivityLineProps = {
  entry: Activity;
  canUndo?: boolean;
  time?: string;
  /** Is more than 1 if the line stands for several sign-ins, of which `entry` is the last. */
  count?: number;
};

/** Example: '14:05 Yusuf changed Lantern House in Partners: name, website URL' */
export function ActivityLine({ entry, canUndo, time = formatLocalTime(entry.at), count = 1 }: ActivityLineProps) {
  const { actorName } = useStaffNames();
  const isRejected = entry.type === 'sign-in' && entry.rejection !== null;
  const actor = <bdi className={styles.actor}>{actorName(entry.actor)}</bdi>;
  return (
    <li className={styles.line} data-rejected={isRejected || undefined}>
      <time dateTime={entry.at} className={styles.time}>
        {time}
      </time>
      <p className={styles.sentence}>
        {entry.type === 'change' ? (
          <Change entry={entry} actor={actor} />
        ) : (
          rich(isRejected ? 'activity.signInRejected' : 'activity.signedIn', {
            actor: () => actor,
            reason: () => <bdi>{entry.rejection}</bdi>,
          })
        )}
        {count > 1 && <span className="muted"> {t('activity.times', { count })}</span>}
      </p>
      {entry.type === 'change' && canUndo && <LineActions entry={entry} />}
    </li>
  );
}

function Change({ entry, actor }: { entry: ChangeActivity; actor: ReactNode }) {
  const { key, row, values } = describeChange(entry);
  return rich(key, { ...values, actor: () => actor, row: () => row && <RowLink row={row} /> });
}

function RowLink({ row }: { row: ChangedRow }) {
  const navigate = useNavigate();
  const { findPlace } = useActivityActions();
  const section = sectionOfTable(row.table);
  const name = <bdi>{useRowName(row)}</bdi>;
  if (!section || row.operation === 'purge') return name;
  if (!section.view) return <Link to={pathInSection(section, row.id)}>{name}</Link>;
  // The conference of the row is only looked up when it is needed.
  return (
    <button
      type="button"
      className={`link-button ${styles.rowLink}`}
      onClick={() => void findPlace(row, section).then((place) => place && navigate(place))}
    >
      {name}
    </button>
  );
}

/** Adds the year to the name of a conference that shares its title, unless the title has changed since. */
function useRowName(row: ChangedRow): string {
  const { data: conferences = [] } = useQuery({
    ...query(endpoints.conferences),
    enabled: row.table === 'conferences',
  });
  const conference = conferences.find(({ id, title }) => id === row.id && title === row.label);
  return conference ? conferenceName(conference, conferences) : rowName(row);
}

function LineActions({ entry }: { entry: ChangeActivity }) {
  const { compare, undo } = useActivityActions();
  const { row } = describeChange(entry);
  const [first] = entry.rows;
  if (!first || first.operation === 'purge') return null;
  return (
    <div className={styles.actions}>
      {row && sectionOfTable(row.table) && (
        <SmallButton
          label={t('common.compare')}
          aria-label={t('activity.compareRow', { name: rowName(row) })}
          onClick={() => void compare(row, entry.id)}
        />
      )}
      <SmallButton
        className="row-quiet"
        label={t('common.undo')}
        icon="undo"
        aria-label={row ? t('activity.undoChangeOf', { name: rowName(row) }) : t('activity.undoChangeOfOrder')}
        onClick={() => void undo(entry)}
      />
    </div>
  );
}

function useActivityActions() {
  const cache = useQueryClient();
  const confirm = useConfirm();
  const fail = useFailureToast();
  const showHistory = useShowHistory();
  const undoActions = useUndo();
  const { actorName } = useStaffNames();

  async function reportFailure<Result>(message: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      fail(message, error);
      return undefined;
    }
  }

  return {
    findPlace: (row: ChangedRow, section: ConferenceSection) =>
      reportFailure(t('activity.openFailed'), async () =>
        pathInSection(section, await conferenceIdOf(cache, row, section)),
      ),
    compare: async (row: ChangedRow, changeId: string) => {
      const subject = await reportFailure(t('common.historyNotLoaded'), () => findSubject(cache, row));
      if (subject) showHistory({ ...subject, comparedChange: changeId });
    },
    undo: async (entry: ChangeActivity) => {
      const { id, service, actor, rows } = entry;
      const isConfirmed = await confirm({
        question: t('activity.undoThisChange'),
        detail: `${toSentence(entry, capitalize(actorName(actor)))}.`,
        confirmLabel: t('activity.undoChange'),
      });
      if (!isConfirmed) return;
      const [row] = rows;
      const subject = row && (await findSubject(cache, row).catch(() => undefined));
      for (const { run } of undoActions([{ service, id }], subject)) run();
    },
  };
}

/** The history of a row is found by the row's id, so any conference will do if its own is unknown. */
const anyConference: ConferenceOfRow = { id: '00000000-0000-4000-8000-000000000000', timezone: 'UTC' };

/** Returns undefined for a table without a section. */
async function findSubject(cache: QueryClient, row: ChangedRow): Promise<HistorySubject | undefined> {
  const section = sectionOfTable(row.table);
  const conference = section?.view ? await conferenceOf(cache, row, section) : anyConference;
  return section?.loadSubject?.({ cache, id: row.id, name: rowName(row), conference });
}

/** A change does not name the conference of its row, but each version of the row does. */
async function conferenceIdOf(cache: QueryClient, row: ChangedRow, section: ConferenceSection): Promise<string> {
  const { path } = await section.loadSubject({ cache, id: row.id, name: rowName(row), conference: anyConference });
  const { versions } = await cache.fetchQuery(query(rowHistory(path, 1)));
  return String(versions[0]?.values.conferenceId);
}

async function conferenceOf(cache: QueryClient, row: ChangedRow, section: ConferenceSection): Promise<ConferenceOfRow> {
  const id = await conferenceIdOf(cache, row, section);
  const conferences = await cache.fetchQuery(query(endpoints.conferences));
  return { id, timezone: conferences.find((conference) => conference.id === id)?.timezone ?? 'UTC' };
}

type ChangeActivity = Extract<Activity, { type: 'change' }>;

/** A text with placeholders: the actor, the row, and the `values` of the other placeholders. */
type ChangeSentence = {
  key: `activity.${'changedSomething' | 'changedOrder' | 'changedRow' | 'merged' | 'separated'}`;
  row: ChangedRow | undefined;
  values: Record<string, string | number | boolean>;
};

function describeChange({ rows, rowCount }: ChangeActivity): ChangeSentence {
  const [row] = rows;
  if (!row) return { key: 'activity.changedSomething', row, values: {} };
  const section = sectionLabel(row.table);
  if (row.fields.includes('merged_into')) return describeMerge(row, rows, rowCount);
  if (rowCount > 1 && rows.every(({ fields }) => fields.join() === 'order'))
    return { key: 'activity.changedOrder', row: undefined, values: { section, rows: rowCount } };
  const fields =
    row.operation === 'update' && rowCount === 1
      ? row.fields.map((column) => startInLowerCase(columnLabel(column, row.table)))
      : [];
  return {
    key: 'activity.changedRow',
    row,
    values: {
      section,
      operation: row.operation,
      others: rowCount - 1,
      hasFields: fields.length > 0,
      fields: fields.join(t('lists.listSeparator')),
    },
  };
}

/** Example: 'merged Layla Hadad into Layla Haddad in Speakers: 3 sessions changed' */
function describeMerge(row: ChangedRow, rows: ChangedRow[], rowCount: number): ChangeSentence {
  const kept = rows.find(({ table, id }) => table === row.table && id !== row.id);
  const sessions = Math.max(0, rowCount - (kept ? 2 : 1));
  const other = kept?.label ?? t('activity.anotherPerson');
  const key = row.operation === 'delete' ? 'activity.merged' : 'activity.separated';
  return { key, row, values: { section: sectionLabel(row.table), other, sessions } };
}

/** Abbreviations such as 'CV URL' keep their capitals. */
const startInLowerCase = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const rowName = ({ id, label, table }: ChangedRow): string =>
  (table === 'content_entries' && titleOfText(id)) || label || t('activity.rowOf', { section: sectionLabel(table) });

function toSentence(entry: ChangeActivity, actor: string): string {
  const { key, row, values } = describeChange(entry);
  return t(key, { ...values, actor: () => actor, row: () => (row ? rowName(row) : '') });
}

const shownChanges = 6;
/** More entries are read than shown, because the sign-ins among them are left out. */
const readEntries = 40;

export function RecentActivity() {
  const { data, isPending, isLoadingError, refetch } = useQuery({ ...query(activity({}, readEntries)), staleTime: 0 });
  const changes = data?.entries.filter(({ type }) => type !== 'sign-in').slice(0, shownChanges);
  return (
    <Panel id="recent-title" title={t('overview.changedLately')}>
      {isPending && <span className="skeleton" />}
      {isLoadingError && <InlineLoadError text={t('overview.activityFailed')} onRetry={() => void refetch()} />}
      {changes?.length === 0 && <p className="muted">{t('activity.nothingChanged')}</p>}
      <ul className="list" data-dated>
        {changes?.map((entry) => (
          <ActivityLine key={entry.id} entry={entry} time={capitalize(formatLocalDateTime(entry.at, 'alone'))} />
        ))}
      </ul>
      <p className={styles.all}>
        <Link to="/admin/activity">{t('overview.allActivity')}</Link>
      </p>
    </Panel>
  );
}
