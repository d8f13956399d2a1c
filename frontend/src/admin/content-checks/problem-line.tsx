import type { ContentProblem } from '@majlis/contracts/content-problems';
import { Link } from 'react-router-dom';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { Icon } from '../icon';
import { sectionLabel } from '../layout/section-of-table';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './content-checks.module.scss';
import { kindTexts } from './problem-kinds';
import { useSilence } from './use-silence';

export function ProblemLine({ problem }: { problem: ContentProblem }) {
  const { silence, isPending } = useSilence();
  const { actorName } = useStaffNames();
  const { kind, title, label, table, path, silencedBy, silencedAt } = problem;
  const isSilenced = silencedBy !== null;
  return (
    <li className={styles.line} data-silenced={isSilenced || undefined}>
      <Icon name={isSilenced ? 'hide' : 'attention'} />
      <div>
        <p className={styles.label}>
          <bdi>{label}</bdi> <span className={styles.place}>{sectionLabel(table)}</span>
        </p>
        <p>{title}</p>
        {silencedBy !== null && silencedAt !== null && (
          <p className="muted">
            Silenced by {actorName(silencedBy)}, {formatLocalDateTime(silencedAt)}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Link to={path} className="btn btn-quiet btn-sm" aria-label={`${kindTexts[kind].action}: ${label}`}>
          {kindTexts[kind].action}
        </Link>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={`${isSilenced ? 'Show again' : 'Silence'}: ${label}. ${title}`}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && silence(problem, !isSilenced)}
        >
          {isSilenced ? 'Show again' : 'Silence'}
        </button>
      </div>
    </li>
  );
}
