import type { Activity, ChangedRow } from '@majlis/contracts/activity';
import { Link, useNavigate } from 'react-router-dom';
import { formatLocalTime } from '../../ui/time/format-local-time';
import { Icon } from '../icon';
import { sectionOfTable } from '../layout/section-of-table';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './activity.module.scss';
import { type ChangeActivity, describeChange, rowName } from './describe-activity';
import { useActivityActions } from './use-activity-actions';

type ActivityLineProps = { entry: Activity; canUndo?: boolean; time?: string };

/** 'Yusuf changed Lantern House in Partners: name, website URL · 14:05' */
export function ActivityLine({ entry, canUndo, time = formatLocalTime(entry.at) }: ActivityLineProps) {
  const { actorName } = useStaffNames();
  const isRejected = entry.type === 'sign-in' && entry.rejection !== null;
  return (
    <li className={styles.line} data-rejected={isRejected || undefined}>
      <p className={styles.sentence}>
        <bdi className={styles.actor}>{actorName(entry.actor)}</bdi>{' '}
        {entry.type === 'change' ? (
          <Change entry={entry} />
        ) : entry.rejection === null ? (
          'signed in'
        ) : (
          `could not sign in: ${entry.rejection}`
        )}{' '}
        <time dateTime={entry.at} className={styles.time}>
          {time}
        </time>
      </p>
      {entry.type === 'change' && canUndo && <LineActions entry={entry} />}
    </li>
  );
}

function Change({ entry }: { entry: ChangeActivity }) {
  const { verb, row, rest } = describeChange(entry);
  return (
    <>
      {verb}
      {row && (
        <>
          {' '}
          <RowLink row={row} />
        </>
      )}{' '}
      {rest}
    </>
  );
}

function RowLink({ row }: { row: ChangedRow }) {
  const navigate = useNavigate();
  const { findPlace } = useActivityActions();
  const section = sectionOfTable(row.table);
  const name = <bdi>{rowName(row)}</bdi>;
  if (!section || row.operation === 'purge') return name;
  if (!section.view) return <Link to={section.path(row.id)}>{name}</Link>;
  // The conference of the row is only looked up when it is needed.
  return (
    <button
      type="button"
      className={styles.rowLink}
      onClick={() => void findPlace(row).then((place) => place && navigate(place))}
    >
      {name}
    </button>
  );
}

function LineActions({ entry }: { entry: ChangeActivity }) {
  const { compare, undo } = useActivityActions();
  const { row } = describeChange(entry);
  const [first] = entry.rows;
  if (!first || first.operation === 'purge') return null;
  const name = row ? rowName(row) : 'the order';
  return (
    <div className={styles.actions}>
      {row && sectionOfTable(row.table) && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={`Compare ${name}`}
          onClick={() => void compare(row, entry.id)}
        >
          Compare
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={`Undo the change of ${name}`}
        onClick={() => void undo(entry)}
      >
        <Icon name="undo" /> Undo
      </button>
    </div>
  );
}
