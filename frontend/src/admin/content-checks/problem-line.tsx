import type { ContentProblem } from '@majlis/contracts/content-problems';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useConferenceNames } from '../conferences/conference-name';
import { textOf } from '../form/text-of';
import { Icon } from '../icon';
import { sectionLabel } from '../layout/section-of-table';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './content-checks.module.scss';
import { useSilence } from './use-silence';

export function ProblemLine({ problem }: { problem: ContentProblem }) {
  const { silence, isPending } = useSilence();
  const { actorName } = useStaffNames();
  const { nameById } = useConferenceNames();
  const { kind, table, id, conferenceId, path, silencedBy, silencedAt } = problem;
  const label = (table === 'conferences' && nameById(id)) || problem.label;
  const conference = nameById(conferenceId);
  const title = textOf(problem.title);
  const action = t(`contentProblems.kinds.${kind}.action`);
  const isSilenced = silencedBy !== null;
  return (
    <li className={styles.line} data-silenced={isSilenced || undefined}>
      <Icon name={isSilenced ? 'hide' : 'attention'} />
      <div>
        <p className={styles.label}>
          <bdi>{label}</bdi>{' '}
          <span className={styles.place}>
            {sectionLabel(table)}
            {conference && (
              <>
                {' · '}
                <bdi>{conference}</bdi>
              </>
            )}
          </span>
        </p>
        <p>
          <bdi>{title}</bdi>
        </p>
        {silencedBy !== null && silencedAt !== null && (
          <p className="muted">
            {t('contentProblems.silencedBy', { name: actorName(silencedBy), time: formatLocalDateTime(silencedAt) })}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Link
          to={path}
          className="btn btn-quiet btn-sm"
          aria-label={t('contentProblems.actionOn', { action, row: label })}
        >
          {action}
        </Link>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={t(isSilenced ? 'contentProblems.showProblemAgain' : 'contentProblems.silenceProblem', {
            row: label,
            problem: title,
          })}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && silence(problem, !isSilenced)}
        >
          {isSilenced ? t('contentProblems.showAgain') : t('contentProblems.silence')}
        </button>
      </div>
    </li>
  );
}
