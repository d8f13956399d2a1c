// The bundler reaches this page before the root, but admin.scss must be the first style sheet of the staff area.
import '../../../styles/admin/admin.scss';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { type VisitFilter, type Visits, visitPeriods, visits, visitsExportPath } from '@majlis/contracts/site/visits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { locale } from '#messages/language';
import { rich, t, texts } from '#messages/staff';
import { query } from '../../../api/query';
import { conferenceName } from '../../shell/conferences';
import { Select, useFilterParams } from '../../shell/controls';
import { Panel } from '../../shell/panel';
import { EmptySection, ListStates, SectionHeader } from '../../shell/section-parts';
import { capitalize } from '../../shell/text';
import { sumViews, ViewsPlot } from './views-plot';
import * as styles from './visits.module.scss';

export function VisitsPage() {
  const [filter] = useVisitFilter();
  const report = useQuery({ ...query(visits(filter)), staleTime: 0 });
  return (
    <>
      <SectionHeader
        title={t('common.visits')}
        description={t('visits.description')}
        help={{ section: 'visits', steps: texts('visits.help') }}
      >
        <a href={visitsExportPath(filter)} download className="btn btn-quiet">
          {t('common.exportCsv')}
        </a>
      </SectionHeader>
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
        <EmptySection title={t('visits.noViews')}>
          {isWholeSite && isCounting && t('visits.countingStarts')}
        </EmptySection>
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
              <Link to="/admin/content-checks">{t('visits.wordsNotFound')}</Link>
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

/** Names pages that the search does not find; all others have their names from the search. */
function nameOf(path: string): string {
  if (path === '/') return t('visits.homePage');
  if (path === '/search') return t('navigation.search');
  return capitalize(decodeSafely(path.split('/').at(-1) ?? path));
}

function VisitFilters() {
  const [{ days, conference = '' }, change] = useVisitFilter();
  const conferences = useQuery(query(endpoints.conferences)).data ?? [];
  return (
    <div className="toolbar">
      <Select
        aria-label={t('visits.period')}
        value={String(days)}
        options={visitPeriods.map((period) => ({ value: String(period), label: t(`visits.periods.${period}`) }))}
        onChoose={(value = '') => change('days', value)}
      />
      <Select
        aria-label={t('common.pages')}
        all={t('visits.wholeSite')}
        value={conference}
        options={conferences.map((one) => ({ value: one.slug, label: conferenceName(one, conferences) }))}
        onChoose={(value = '') => change('conference', value)}
      />
    </div>
  );
}

const defaultPeriod = 30;

function useVisitFilter() {
  const [params, change] = useFilterParams();
  const days = visitPeriods.find((known) => String(known) === params.get('days')) ?? defaultPeriod;
  const filter: VisitFilter = { days, conference: params.get('conference') ?? undefined };
  return [filter, change] as const;
}

type CountTableProps = {
  title: string;
  columns: [name: string, count: string];
  rows: { key: string; name: ReactNode; count: number }[];
  empty: string;
  children?: ReactNode;
};

function CountTable({ title, columns, rows, empty, children }: CountTableProps) {
  const id = useId();
  return (
    <Panel id={id} title={title} className={styles.section}>
      {rows.length === 0 ? (
        <p className={`muted ${styles.none}`}>{empty}</p>
      ) : (
        <table className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{count.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </Panel>
  );
}
