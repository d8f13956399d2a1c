// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import { type ContentProblem, contentProblemKinds, contentProblems } from '@majlis/contracts/content-problems';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { query } from '../../api/query';
import { ShowMore, useShowMore } from '../../ui/page/show-more';
import { countOf } from '../count-of';
import { ListStates } from '../crud/list-states';
import { HelpBox } from '../help-box';
import { Icon } from '../icon';
import * as listFilters from '../list-filters.module.scss';
import { SectionHeader } from '../section-header';
import * as styles from './content-checks.module.scss';
import { MissedWords } from './missed-words';
import { groupByKind, kindTexts } from './problem-kinds';
import { ProblemLine } from './problem-line';

export function ContentChecksPage() {
  const list = useQuery({ ...query(contentProblems), staleTime: 0 });
  return (
    <>
      <SectionHeader
        title="Content Checks"
        description="What on the site is missing, out of date or broken, with a link to where you can fix it."
      />
      <HelpBox section="content-checks">
        <ol>
          <li>A line disappears by itself as soon as its problem is solved.</li>
          <li>
            “Silence” hides what is as it should be. It is shown again when something else becomes wrong in that place.
          </li>
          <li>
            Links are checked once a week, slowly. One is listed when its page is gone, or when it has not responded for
            a day. Sites that turn away such checks are not listed.
          </li>
        </ol>
      </HelpBox>
      <ListStates list={list} noun="content checks">
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
      { replace: true, preventScrollReset: true },
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
          Show
          <select
            className="control control-select"
            value={kind ?? ''}
            onChange={({ target }) => change('kind', target.value)}
          >
            <option value="">Everything</option>
            {contentProblemKinds.map((known) => (
              <option key={known} value={known}>
                {kindTexts[known].heading}
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
          Show silenced ({silenced.length})
        </label>
      </div>
      <p role="status" className="visually-hidden">
        {countOf(shown.length, 'problem')}
      </p>
      {shown.length === 0 && (
        <p className={styles.clear}>
          <Icon name="done" /> {open === 0 ? 'Nothing to fix.' : 'Nothing to fix of this kind.'}
        </p>
      )}
      {groupByKind(visible).map((group) => (
        <section key={group.kind} className={styles.group} aria-labelledby={`problems-${group.kind}`}>
          <h2 id={`problems-${group.kind}`} className={styles.groupTitle}>
            {kindTexts[group.kind].heading} <span className={styles.count}>{countOfKind(group.kind)}</span>
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
