import { listOfConferencePath } from '@majlis/contracts/api/list-pages';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ProceedingsSession } from '@majlis/contracts/programme/proceedings';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { languageTag, openGraphLocale } from '@majlis/contracts/shared/languages';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import type { ShownPart } from '../../../api/long-list';
import { PageMeta } from '../../../seo/page-meta';
import { Breadcrumb, HeaderFrame, PageTitle } from '../../../ui/page/page-header';
import { AutoText, contentDirection, LanguageContext, LanguageNote } from '../../../ui/text/auto-text';
import { dayId, formatDateRange, formatDayWithWeekday } from '../../../ui/time/dates';
import { proceedingsPath, sessionPath } from '../../paths';
import { ShowAll } from '../../show-all';
import { crumbsOf, DraftBanner, PrintSender } from '../conference-parts';
import { CitationFiles, Materials } from '../materials/materials';
import * as materials from '../materials/materials.module.scss';
import * as styles from './proceedings.module.scss';

type ProceedingsContentsProps = { conference: Conference; list: ShownPart<ProceedingsSession>; hasPapers: boolean };

export function ProceedingsContents({ conference, list, hasPapers }: ProceedingsContentsProps) {
  const { id, slug, title, startDate, endDate, timezone, language, status } = conference;
  return (
    <LanguageContext value={languageTag(language)}>
      <PageMeta
        title={`${t('proceedings.proceedings')}: ${title}`}
        description={t('proceedings.description', {
          conference: title,
          days: formatDateRange(startDate, endDate, timezone),
        })}
        canonicalPath={proceedingsPath(slug)}
        imagePath={`/share/conferences/${encodeURIComponent(slug)}.jpg`}
        locale={openGraphLocale(language)}
        noindex={status === 'draft'}
      />
      {status === 'draft' && <DraftBanner conferenceId={id} />}
      <HeaderFrame className={styles.header}>
        <PrintSender path={proceedingsPath(slug)} />
        <Breadcrumb pages={crumbsOf(conference)} />
        <PageTitle text={t('proceedings.proceedings')} />
        <AutoText as="p" className={styles.conference} text={title} />
        <LanguageNote texts={[title, ...list.rows.map((session) => session.title)]} />
        <p className={styles.dates}>
          <time dateTime={startDate}>{formatDateRange(startDate, endDate, timezone)}</time>
        </p>
        {hasPapers && (
          <div className={materials.actions}>
            <span>{t('proceedings.citeAllPapers')}</span>
            <CitationFiles conferenceId={id} about={t('proceedings.allPapers')} />
          </div>
        )}
      </HeaderFrame>
      <div className="page-width section section-after-header">
        <SessionsByDay conference={conference} sessions={list.rows} />
        <ShowAll part={list} name={t('proceedings.proceedings')} to={listOfConferencePath(slug, 'proceedings')} />
      </div>
    </LanguageContext>
  );
}

export function SessionsByDay({ conference, sessions }: { conference: Conference; sessions: ProceedingsSession[] }) {
  const { timezone } = conference;
  return (
    <div>
      {groupProceedings(sessions, timezone).map(({ id: day, start, tracks }) => (
        <section key={day} className={styles.day} aria-labelledby={day}>
          <h2 id={day}>{formatDayWithWeekday(start, timezone)}</h2>
          <div>
            {tracks.map(({ track, sessions: together }) => (
              <div key={track} className={styles.track}>
                {track && <AutoText as="h3" className="label" text={track} />}
                {together.map((session) => (
                  <Session key={session.id} conference={conference} session={session} level={track ? 4 : 3} />
                ))}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type SessionProps = { conference: Conference; session: ProceedingsSession; level: 3 | 4 };

function Session({ conference, session, level }: SessionProps) {
  const { slug, title, sessionAbstract } = session;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.session} dir={contentDirection(title)}>
      <Heading>
        <Link to={sessionPath(conference.slug, slug)}>
          <AutoText text={title} />
        </Link>
      </Heading>
      <Materials conference={conference} session={session} />
      {sessionAbstract && (
        <details className={materials.fold}>
          <summary>
            {t('session.abstract')}
            <span className="visually-hidden">{t('proceedings.ofSession', { title })}</span>
          </summary>
          <AutoText as="p" text={sessionAbstract} />
        </details>
      )}
    </article>
  );
}

type ProceedingsDay = { id: string; start: string; tracks: { track: string; sessions: ProceedingsSession[] }[] };

/**
 * `sessions` are sorted by start. On each day those without a track come first, then the tracks in the order in which they begin.
 */
function groupProceedings(sessions: ProceedingsSession[], timeZone: string): ProceedingsDay[] {
  const days = groupBy(sessions, ({ startTime }) => dayId(startTime, timeZone));
  return [...days].map(([id, ofDay]) => ({
    id,
    start: ofDay[0].startTime,
    tracks: [...groupBy(ofDay, ({ track }) => track)]
      .map(([track, together]) => ({ track, sessions: together }))
      .toSorted((one, other) => Number(one.track !== '') - Number(other.track !== '')),
  }));
}
