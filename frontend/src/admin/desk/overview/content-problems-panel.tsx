import { endpoints } from '@majlis/contracts/api/endpoints';
import { type ContentProblem, contentProblems } from '@majlis/contracts/staff/content-problems';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { Icon } from '../../shell/icon';
import { InlineLoadError } from '../../shell/inline-load-error';
import { Panel } from '../../shell/panel';
import * as checks from '../content-checks/content-checks.module.scss';
import { contentChecksPath, groupByKind, type ProblemGroup, ProblemLine } from '../content-checks/problem-line';
import { findNextConference } from './next-conference';
import * as styles from './overview.module.scss';

const shownLines = 5;

/** The problems that the content checks found, in short. The sessions of the next conference are in its own panel. */
export function ContentProblemsPanel() {
  const { data, isPending, isLoadingError, refetch } = useQuery({ ...query(contentProblems), staleTime: 0 });
  const [now] = useState(() => Date.now());
  const conferences = useQuery(query(endpoints.conferences)).data ?? [];
  const next = findNextConference(conferences, now);
  const isInPanel = ({ table, conferenceId }: ContentProblem) => table === 'sessions' && conferenceId === next?.id;
  const found = data?.filter((problem) => problem.silencedBy === null) ?? [];
  const open = found.filter((problem) => !isInPanel(problem));
  return (
    <Panel id="worth-title" title={t('overview.contentProblems')}>
      {isPending && <span className="skeleton" />}
      {isLoadingError && <InlineLoadError text={t('overview.checksFailed')} onRetry={() => void refetch()} />}
      {data && open.length === 0 && (
        <p className={styles.allClear}>
          <Icon name="done" /> {found.length > 0 ? t('overview.nothingElseToFix') : t('contentProblems.nothingToFix')}
        </p>
      )}
      <ul className={checks.lines}>
        {groupByKind(open)
          .slice(0, shownLines)
          .map((group) => (
            <GroupLine key={group.kind} {...group} />
          ))}
      </ul>
      {data && data.length > 0 && (
        <p className={styles.all}>
          <Link to={contentChecksPath}>{t('overview.showAll')}</Link>
        </p>
      )}
    </Panel>
  );
}

function GroupLine({ kind, problems }: ProblemGroup) {
  const [first, ...others] = problems;
  if (others.length === 0) return <ProblemLine problem={first} />;
  const text = t(`contentProblems.kinds.${kind}.several`, { count: problems.length });
  return (
    <li className={checks.line} data-short>
      <Icon name="attention" />
      <p className={checks.label}>{text}.</p>
      <div className={checks.actions}>
        <Link
          to={`${contentChecksPath}?kind=${kind}`}
          className="btn btn-quiet btn-sm"
          aria-label={t('overview.showProblems', { problems: text })}
        >
          {t('common.show')}
        </Link>
      </div>
    </li>
  );
}
