import type { Conference } from '@majlis/contracts/conferences';
import { type ProgrammeChange, summarizeChange } from '@majlis/contracts/programme-changes';
import { Link } from 'react-router-dom';
import { clockIn } from '../changes/clock-in';
import * as styles from './session-header.module.scss';

type RecentChangeProps = { change: ProgrammeChange; conference: Pick<Conference, 'slug' | 'timezone'> };

export function RecentChange({ change, conference: { slug, timezone } }: RecentChangeProps) {
  return (
    <p className={styles.change}>
      <strong>{summarizeChange(change, clockIn(timezone))}</strong>{' '}
      <Link to={`/conferences/${slug}/changes`}>All changes</Link>
    </p>
  );
}
