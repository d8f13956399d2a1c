import type { Conference } from '@majlis/contracts/conferences';
import type { ProgrammeChange } from '@majlis/contracts/programme-changes';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { summarizeChange } from '../changes/summarize-change';
import * as styles from './session-header.module.scss';

type RecentChangeProps = { change: ProgrammeChange; conference: Pick<Conference, 'slug' | 'timezone'> };

export function RecentChange({ change, conference: { slug, timezone } }: RecentChangeProps) {
  return (
    <p className={styles.change}>
      <strong>{summarizeChange(change, timezone)}</strong>{' '}
      <Link to={`/conferences/${slug}/changes`}>{t('session.allChanges')}</Link>
    </p>
  );
}
