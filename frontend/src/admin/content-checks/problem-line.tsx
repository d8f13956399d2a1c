import type { ContentProblem } from '@majlis/contracts/content-problems';
import { Link } from 'react-router-dom';
import * as messages from '#messages/staff/content-problems';
import { translateServiceMessage } from '#messages/staff/service-messages';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useConferenceNames } from '../conferences/conference-name';
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
  const title = translateServiceMessage(problem.title);
  const { action } = messages.kinds[kind];
  const isSilenced = silencedBy !== null;
  const describe = isSilenced ? messages.showProblemAgain : messages.silenceProblem;
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
          <p className="muted">{messages.silencedBy(actorName(silencedBy), formatLocalDateTime(silencedAt))}</p>
        )}
      </div>
      <div className={styles.actions}>
        <Link to={path} className="btn btn-quiet btn-sm" aria-label={messages.actionOn(action, label)}>
          {action}
        </Link>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-label={describe(label, title)}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && silence(problem, !isSilenced)}
        >
          {isSilenced ? messages.showAgain : messages.silence}
        </button>
      </div>
    </li>
  );
}
