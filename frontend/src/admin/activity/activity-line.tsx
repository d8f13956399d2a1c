import type { Activity, ChangedRow } from '@majlis/contracts/activity';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { rich, t } from '#messages/staff';
import { query } from '../../api/query';
import { formatLocalTime } from '../../ui/time/format-local-time';
import { conferenceName } from '../conferences/conference-name';
import { Icon } from '../icon';
import { pathInSection, sectionOfTable } from '../layout/section-of-table';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './activity.module.scss';
import { type ChangeActivity, describeChange, rowName } from './describe-activity';
import { useActivityActions } from './use-activity-actions';

type ActivityLineProps = { entry: Activity; canUndo?: boolean; time?: string };

/** 'Yusuf changed Lantern House in Partners: name, website URL · 14:05' */
export function ActivityLine({ entry, canUndo, time = formatLocalTime(entry.at) }: ActivityLineProps) {
  const { actorName } = useStaffNames();
  const isRejected = entry.type === 'sign-in' && entry.rejection !== null;
  const actor = <bdi className={styles.actor}>{actorName(entry.actor)}</bdi>;
  return (
    <li className={styles.line} data-rejected={isRejected || undefined}>
      <p className={styles.sentence}>
        {entry.type === 'change' ? (
          <Change entry={entry} actor={actor} />
        ) : (
          rich(isRejected ? 'activity.signInRejected' : 'activity.signedIn', {
            actor: () => actor,
            reason: () => <bdi>{entry.rejection}</bdi>,
          })
        )}{' '}
        <time dateTime={entry.at} className={styles.time}>
          {time}
        </time>
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
      className={styles.rowLink}
      onClick={() => void findPlace(row, section).then((place) => place && navigate(place))}
    >
      {name}
    </button>
  );
}

/** A conference that shares its title is named with its year, if it still has the title. */
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
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={t('activity.compareRow', { name: rowName(row) })}
          onClick={() => void compare(row, entry.id)}
        >
          {t('common.compare')}
        </button>
      )}
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        aria-label={row ? t('activity.undoChangeOf', { name: rowName(row) }) : t('activity.undoChangeOfOrder')}
        onClick={() => void undo(entry)}
      >
        <Icon name="undo" /> {t('common.undo')}
      </button>
    </div>
  );
}
