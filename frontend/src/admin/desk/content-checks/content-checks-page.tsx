// The bundler reaches this page before the root, but admin.scss must be the first style sheet of the staff area.
import '../../../styles/admin/admin.scss';
import { missedWordDays, missedWords } from '@majlis/contracts/site/search';
import { type ContentProblem, contentProblemKinds, contentProblems } from '@majlis/contracts/staff/content-problems';
import { useQuery } from '@tanstack/react-query';
import { t, texts } from '#messages/staff';
import { query } from '../../../api/query';
import { ShowMore, useShowMore } from '../../../ui/page/show-more';
import { formatDay } from '../../../ui/time/dates';
import { Icon } from '../../shell/buttons';
import { Select, Switch, useFilterParams } from '../../shell/controls';
import { ListStates, SectionHeader } from '../../shell/section-parts';
import * as styles from './content-checks.module.scss';
import { groupByKind, ProblemLine } from './problem-line';

export function ContentChecksPage() {
  const list = useQuery({ ...query(contentProblems), staleTime: 0 });
  return (
    <>
      <SectionHeader
        title={t('layout.contentChecks')}
        description={t('contentChecks.description')}
        help={{ section: 'content-checks', steps: texts('contentChecks.help') }}
      />
      <ListStates list={list} noun={t('contentChecks.loadedChecks')}>
        <ProblemList problems={list.data ?? []} />
      </ListStates>
      <MissedWords />
    </>
  );
}

function ProblemList({ problems }: { problems: ContentProblem[] }) {
  const [params, change] = useFilterParams();
  const kind = contentProblemKinds.find((known) => known === params.get('kind'));
  const isShowingSilenced = params.has('silenced');
  const silenced = problems.filter(({ silencedBy }) => silencedBy !== null);
  const open = problems.length - silenced.length;
  const shown = problems.filter(
    (problem) => (!kind || problem.kind === kind) && (isShowingSilenced || problem.silencedBy === null),
  );
  const { visible, remaining, showMore } = useShowMore(shown);
  const countOfKind = (known: string) => shown.filter((problem) => problem.kind === known).length;
  return (
    <>
      <div className="toolbar">
        <Select
          aria-label={t('common.show')}
          all={t('search.everything')}
          value={kind ?? ''}
          options={contentProblemKinds.map((known) => ({
            value: known,
            label: t(`contentProblems.kinds.${known}.heading`),
          }))}
          onChoose={(value) => change('kind', value ?? '')}
        />
        <Switch checked={isShowingSilenced} onCheck={(isChecked) => change('silenced', isChecked ? 'shown' : '')}>
          {t('contentChecks.showSilenced', { count: silenced.length })}
        </Switch>
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
        <section key={group.kind} className="group" aria-labelledby={`problems-${group.kind}`}>
          <h2 id={`problems-${group.kind}`} className={`list-title ${styles.groupTitle}`}>
            {t(`contentProblems.kinds.${group.kind}.heading`)}{' '}
            <span className={styles.count}>{countOfKind(group.kind)}</span>
          </h2>
          <ul className="list">
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

const maxShown = 20;

/** Lists the words that visitors searched for in vain: they tell staff what to write about, or which word to use. */
function MissedWords() {
  const { data = [] } = useQuery({ ...query(missedWords), staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <section className="group" aria-labelledby="missed-words">
      <h2 id="missed-words" className={`list-title ${styles.groupTitle}`}>
        {t('contentChecks.missedWords')} <span className={styles.count}>{data.length}</span>
      </h2>
      <p className="muted">{t('contentChecks.missedWordsHelp', { days: missedWordDays })}</p>
      <ul className="list">
        {data.slice(0, maxShown).map(({ word, searches, lastDay }) => (
          <li key={word} className={styles.line}>
            <Icon name="search" />
            <p>
              <bdi className={styles.label}>{word}</bdi>{' '}
              <span className={styles.place}>
                {t('contentChecks.searches', { count: searches, lastDay: formatDay(lastDay) })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
