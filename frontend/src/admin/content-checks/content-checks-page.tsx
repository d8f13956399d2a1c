// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import { type ContentProblem, contentProblemKinds, contentProblems } from '@majlis/contracts/content-problems';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { t, texts } from '#messages/staff';
import { query } from '../../api/query';
import { ShowMore, useShowMore } from '../../ui/page/show-more';
import { ListStates } from '../crud/list-states';
import { HelpBox } from '../help-box';
import { Icon } from '../icon';
import * as listFilters from '../list-filters.module.scss';
import { SectionHeader } from '../section-header';
import * as styles from './content-checks.module.scss';
import { MissedWords } from './missed-words';
import { groupByKind } from './problem-kinds';
import { ProblemLine } from './problem-line';

export function ContentChecksPage() {
  const list = useQuery({ ...query(contentProblems), staleTime: 0 });
  return (
    <>
      <SectionHeader title={t('layout.contentChecks')} description={t('contentChecks.description')} />
      <HelpBox section="content-checks" steps={texts('contentChecks.help')} />
      <ListStates list={list} noun={t('contentChecks.loadedChecks')}>
        <ProblemList problems={list.data ?? []} />
      </ListStates>
      <MissedWords />
    </>
  );
}

function ProblemList({ problems }: { problems: ContentProblem[] }) {
  const [params, setParams] = useSearchParams();
  const kind = contentProblemKinds.find((known) => known === params.get('kind'));
  const isShowingSilenced = params.has('silenced');
  const change = (name: string, value: string) =>
    setParams(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true },
    );
  const silenced = problems.filter(({ silencedBy }) => silencedBy !== null);
  const open = problems.length - silenced.length;
  const shown = problems.filter(
    (problem) => (!kind || problem.kind === kind) && (isShowingSilenced || problem.silencedBy === null),
  );
  const { visible, remaining, showMore } = useShowMore(shown);
  const countOfKind = (known: string) => shown.filter((problem) => problem.kind === known).length;
  return (
    <>
      <div className={listFilters.filters}>
        <label className={listFilters.choice}>
          {t('common.show')}
          <select
            className="control control-select"
            value={kind ?? ''}
            onChange={({ target }) => change('kind', target.value)}
          >
            <option value="">{t('common.everything')}</option>
            {contentProblemKinds.map((known) => (
              <option key={known} value={known}>
                {t(`contentProblems.kinds.${known}.heading`)}
              </option>
            ))}
          </select>
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={isShowingSilenced}
            onChange={({ target }) => change('silenced', target.checked ? 'shown' : '')}
          />
          {t('contentChecks.showSilenced', { count: silenced.length })}
        </label>
      </div>
      <p role="status" className="visually-hidden">
        {t('contentChecks.problemCount', { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <p className={styles.clear}>
          <Icon name="done" /> {open === 0 ? t('contentProblems.nothingToFix') : t('contentChecks.nothingOfThisKind')}
        </p>
      )}
      {groupByKind(visible).map((group) => (
        <section key={group.kind} className={styles.group} aria-labelledby={`problems-${group.kind}`}>
          <h2 id={`problems-${group.kind}`} className={styles.groupTitle}>
            {t(`contentProblems.kinds.${group.kind}.heading`)}{' '}
            <span className={styles.count}>{countOfKind(group.kind)}</span>
          </h2>
          <ul className={styles.lines}>
            {group.problems.map((problem) => (
              <ProblemLine key={problem.key} problem={problem} />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}
