// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import { decodeSafely } from '@majlis/contracts/decode-safely';
import { type Visits, visits, visitsExportPath } from '@majlis/contracts/visits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../api/query';
import { capitalize } from '../capitalize';
import { contentChecksPath } from '../content-checks/problem-kinds';
import { ListStates } from '../crud/list-states';
import { HelpBox } from '../help-box';
import { SectionHeader } from '../section-header';
import { CountTable } from './count-table';
import { sumViews } from './sum-views';
import { useVisitFilter } from './use-visit-filter';
import { ViewsPlot } from './views-plot';
import { VisitFilters } from './visit-filters';
import * as styles from './visits.module.scss';

export function VisitsPage() {
  const [filter] = useVisitFilter();
  const report = useQuery({ ...query(visits(filter)), staleTime: 0 });
  return (
    <>
      <SectionHeader title={t('common.visits')} description={t('visits.description')}>
        <a href={visitsExportPath(filter)} download className="btn btn-quiet">
          {t('common.exportCsv')}
        </a>
      </SectionHeader>
      <HelpBox section="visits" steps={texts('visits.help')} />
      <VisitFilters />
      <ListStates list={report} noun={t('visits.loadedVisits')}>
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
          {rich('visits.notCounted', { setting: () => <code>COUNT_VISITS</code> })}
        </p>
      )}
      {total === 0 ? (
        <p className="empty">{isWholeSite && isCounting ? t('visits.countingStarts') : t('visits.noViews')}</p>
      ) : (
        <section className={styles.section} aria-label={t('visits.views')}>
          <p className={styles.total}>{t('visits.viewCount', { count: total })}</p>
          <ViewsPlot days={days} />
        </section>
      )}
      <div className={styles.columns}>
        {total > 0 && <PageTable pages={pages} />}
        {isWholeSite && total > 0 && (
          <CountTable
            title={t('visits.cameFrom')}
            columns={[t('visits.site'), t('visits.views')]}
            rows={referrers.map(({ host, views }) => ({ key: host, name: <bdi>{host}</bdi>, count: views }))}
            empty={t('visits.noLinkFollowed')}
          />
        )}
        {isWholeSite && (total > 0 || searches > 0) && (
          <CountTable
            title={t('visits.searchedFor', { searches })}
            columns={[t('visits.word'), t('visits.searches')]}
            rows={words.map(({ word, searches: count }) => ({ key: word, name: <bdi>{word}</bdi>, count }))}
            empty={t('visits.noWord')}
          >
            <p className={styles.more}>
              <Link to={contentChecksPath}>{t('visits.wordsNotFound')}</Link>
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
  return (
    <CountTable title={t('visits.topPages')} columns={[t('visits.page'), t('visits.views')]} rows={rows} empty="" />
  );
}

/** The search, which names all other pages, does not find these. */
function nameOf(path: string): string {
  if (path === '/') return t('visits.homePage');
  if (path === '/search') return t('visits.search');
  return capitalize(decodeSafely(path.split('/').at(-1) ?? path));
}
