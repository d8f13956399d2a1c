// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import { decodeSafely } from '@majlis/contracts/decode-safely';
import { type Visits, visits, visitsExportPath } from '@majlis/contracts/visits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import { capitalize } from '../../ui/text/capitalize';
import { contentChecksPath } from '../content-checks/problem-kinds';
import { ListStates } from '../crud/list-states';
import { SectionHeader } from '../section-header';
import { CountTable } from './count-table';
import { formatViews, sumViews } from './format-views';
import { useVisitFilter } from './use-visit-filter';
import { ViewsPlot } from './views-plot';
import { VisitFilters } from './visit-filters';
import * as styles from './visits.module.scss';
import { VisitsHelp } from './visits-help';

export function VisitsPage() {
  const [filter] = useVisitFilter();
  const report = useQuery({ ...query(visits(filter)), staleTime: 0 });
  return (
    <>
      <SectionHeader title="Visits" description="Which pages are read, and how visitors found them.">
        <a href={visitsExportPath(filter)} download className="btn btn-quiet">
          Export CSV
        </a>
      </SectionHeader>
      <VisitsHelp />
      <VisitFilters />
      <ListStates list={report} noun="visits">
        {report.data && <Report report={report.data} isWholeSite={filter.conference === undefined} />}
      </ListStates>
    </>
  );
}

function Report({ report, isWholeSite }: { report: Visits; isWholeSite: boolean }) {
  const { isCounting, days, pages, referrers, searches, words } = report;
  const total = sumViews(days);
  return (
    <>
      {!isCounting && (
        <p className={`callout ${styles.off}`} data-tone="info">
          Visits are not counted: <code>COUNT_VISITS</code> is off in the settings of this installation. What was
          counted before is kept.
        </p>
      )}
      {total === 0 ? (
        <p className="empty">
          {isWholeSite && isCounting
            ? 'Counting starts with the first visit. A view appears here after an hour or a little more.'
            : 'No views in this period.'}
        </p>
      ) : (
        <section className={styles.section} aria-label="Views">
          <p className={styles.total}>{formatViews(total)}</p>
          <ViewsPlot days={days} />
        </section>
      )}
      <div className={styles.columns}>
        {total > 0 && <PageTable pages={pages} />}
        {isWholeSite && total > 0 && (
          <CountTable
            title="Came from"
            columns={['Site', 'Views']}
            rows={referrers.map(({ host, views }) => ({ key: host, name: <bdi>{host}</bdi>, count: views }))}
            empty="No link of another site was followed in this period."
          />
        )}
        {isWholeSite && (total > 0 || searches > 0) && (
          <CountTable
            title={`Searched for (${searches.toLocaleString('en')})`}
            columns={['Word', 'Searches']}
            rows={words.map(({ word, searches: count }) => ({ key: word, name: <bdi>{word}</bdi>, count }))}
            empty="No word was searched for three times in this period."
          >
            <p className={styles.more}>
              <Link to={contentChecksPath}>Words that found nothing</Link>
            </p>
          </CountTable>
        )}
      </div>
    </>
  );
}

function PageTable({ pages }: Pick<Visits, 'pages'>) {
  const rows = pages.map(({ path, title, views }) => ({
    key: path,
    name: (
      <>
        <a href={path} dir="auto">
          {title ?? nameOf(path)}
        </a>
        <span className={styles.path}>
          <bdi dir="ltr">{decodeSafely(path)}</bdi>
        </span>
      </>
    ),
    count: views,
  }));
  return <CountTable title="Most read pages" columns={['Page', 'Views']} rows={rows} empty="" />;
}

/** The search, which names all other pages, does not find these. */
function nameOf(path: string): string {
  if (path === '/') return 'Home page';
  if (path === '/search') return 'Search';
  return capitalize(decodeSafely(path.split('/').at(-1) ?? path));
}
