import { groupBy } from '@majlis/contracts/shared/group-by';
import {
  type ContentProblem,
  type ContentProblemKind,
  contentProblems,
  silencePath,
} from '@majlis/contracts/staff/content-problems';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { titleOfText } from '../../sections/website/content/content-groups';
import { sendWrite } from '../../shell/api/write';
import { Icon, SmallButton } from '../../shell/buttons';
import { useConferenceNames } from '../../shell/conferences';
import { sectionLabel } from '../../shell/section-of-table';
import { useStaffNames } from '../../shell/sign-in/auth';
import { textOf } from '../../shell/text';
import { useMark } from '../../shell/writes';
import * as styles from './content-checks.module.scss';

export function ProblemLine({ problem }: { problem: ContentProblem }) {
  const { mark: silence, isPending } = useSilence();
  const { actorName } = useStaffNames();
  const { nameById } = useConferenceNames();
  const { kind, table, id, conferenceId, path, silencedBy, silencedAt } = problem;
  const label =
    (table === 'conferences' && nameById(id)) || (table === 'content_entries' && titleOfText(id)) || problem.label;
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
        <SmallButton
          className="row-quiet"
          label={isSilenced ? t('contentProblems.showAgain') : t('contentProblems.silence')}
          aria-label={t(isSilenced ? 'contentProblems.showProblemAgain' : 'contentProblems.silenceProblem', {
            row: label,
            problem: title,
          })}
          isBusy={isPending}
          onClick={() => silence(problem, !isSilenced)}
        />
      </div>
    </li>
  );
}

const useSilence = () =>
  useMark({
    write: ({ key, fingerprint }: ContentProblem, isSilenced) =>
      isSilenced
        ? sendWrite<void>('PUT', silencePath(key), { fingerprint })
        : sendWrite<void>('DELETE', silencePath(key)),
    list: { queryKey: query(contentProblems).queryKey },
    describe: (isSilenced) =>
      isSilenced
        ? { done: t('contentProblems.silenced'), failed: t('contentProblems.silenceFailed') }
        : { done: t('contentProblems.shownAgain'), failed: t('contentProblems.showAgainFailed') },
  });

export type ProblemGroup = { kind: ContentProblemKind; problems: [ContentProblem, ...ContentProblem[]] };

/** Problems of one kind follow each other in the list, so grouping them keeps its order. */
export const groupByKind = (all: ContentProblem[]): ProblemGroup[] =>
  [...groupBy(all, ({ kind }) => kind)].map(([kind, problems]) => ({ kind, problems }));

export const contentChecksPath = '/admin/content-checks';
