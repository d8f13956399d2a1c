import { type DayViews, visits } from '@majlis/contracts/site/visits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { locale } from '#messages/language';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { formatDateRange, formatDay } from '../../../ui/time/dates';
import { InlineLoadError, Panel } from '../../shell/panel';
import * as styles from './visits.module.scss';

type Bar = { name: string; views: number };

/** More bars would be too thin on a phone, so each bar is then a week instead of a day. */
const maxBars = 92;
const daysOfWeek = 7;

const barWidth = 10;
const gap = 2;
const height = 100;

/** Draws bars as wide as the page. Stretching would distort texts, so they are outside the picture. */
export function ViewsPlot({ days }: { days: DayViews[] }) {
  const isByWeek = days.length > maxBars;
  const bars = isByWeek ? toWeeks(days) : days.map(({ day, views }) => ({ name: formatDay(day), views }));
  const most = bars.reduce((one, other) => (other.views > one.views ? other : one), { name: '', views: 0 });
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  return (
    <figure className={styles.plot}>
      <p className={`muted ${styles.most}`} aria-hidden="true">
        {most.views.toLocaleString(locale)}
      </p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bars.length * barWidth} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={
          isByWeek
            ? t('visits.viewsPerWeek', { most: most.views, week: most.name })
            : t('visits.viewsPerDay', { most: most.views, day: most.name })
        }
      >
        {bars.map(({ name, views }, index) => {
          const barHeight = most.views > 0 ? (views / most.views) * height : 0;
          return (
            <rect
              key={name}
              x={index * barWidth + gap / 2}
              y={height - barHeight}
              width={barWidth - gap}
              height={barHeight}
            >
              <title>{t('visits.viewsOf', { days: name, count: views })}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={styles.ends} aria-hidden="true">
        <span>{formatDay(first)}</span>
        <span>{formatDay(last)}</span>
      </figcaption>
      <details className={styles.figures}>
        <summary>{t('visits.showAsTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{isByWeek ? t('visits.week') : t('visits.day')}</th>
              <th scope="col">{t('visits.views')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ name, views }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{views.toLocaleString(locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function toWeeks(days: DayViews[]): Bar[] {
  const weeks: Bar[] = [];
  for (let start = 0; start < days.length; start += daysOfWeek) {
    const week = days.slice(start, start + daysOfWeek);
    const [first = '', last = ''] = [week[0]?.day, week.at(-1)?.day];
    weeks.push({ name: formatDateRange(first, last, 'UTC'), views: sumViews(week) });
  }
  return weeks;
}

export const sumViews = (days: { views: number }[]): number => days.reduce((sum, { views }) => sum + views, 0);

/** Shows how often the pages of one conference were read lately. */
export function ConferenceVisits({ slug }: { slug: string }) {
  const { data, isPending, isLoadingError, refetch } = useQuery(query(visits({ days: 30, conference: slug })));
  const total = sumViews(data?.days ?? []);
  return (
    <Panel id="read-heading" title={t('visits.read')} className={styles.section}>
      {isPending && <span className="skeleton" />}
      {isLoadingError && <InlineLoadError text={t('visits.loadFailed')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p className={styles.summary}>
            {data.isCounting || total > 0
              ? t('visits.viewsOfConference', { count: total })
              : t('visits.notCountedHere')}{' '}
            <Link to={`/admin/visits?${new URLSearchParams({ conference: slug }).toString()}`}>
              {t('visits.seeVisits')}
            </Link>
          </p>
          {total > 0 && <ViewsPlot days={data.days} />}
        </>
      )}
    </Panel>
  );
}
