import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { rich, t } from '#messages';
import { isNotFoundError } from '../../../api/client';
import { query } from '../../../api/query';
import { ogImagePath, PageMeta } from '../../../seo/page-meta';
import { ConferenceLoadError, crumbsOf, DraftBanner, PrintSender, useConferenceBySlug } from '../conference-parts';
import '../../../ui/time/correct-time-zones';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  type ChangedPart,
  changesFeedPath,
  describeChangedParts,
  formatSessionTime,
  nameChange,
  type ProgrammeChange,
  type ProgrammeChanges,
} from '@majlis/contracts/programme/programme-changes';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { languageTag, openGraphLocale } from '@majlis/contracts/shared/languages';
import { Fragment } from 'react';
import { Notice } from '../../../ui/page/notice';
import { Breadcrumb, PageHeader } from '../../../ui/page/page-header';
import { localPath } from '../../../ui/page/page-navigation';
import { ShowMore, useShowMore } from '../../../ui/page/show-more';
import { AutoText, LanguageContext } from '../../../ui/text/auto-text';
import { formatDay, formatDayWithWeekday, formatTime } from '../../../ui/time/dates';
import { describeZoneAt } from '../../../ui/time/time-zones';
import { PageSkeleton } from '../../pages/page-skeleton';
import { sessionPath } from '../../paths';
import * as styles from './changes.module.scss';
import { clockIn } from './summarize-change';

/** Lists the changes of a programme since its release. */
export function ChangesPage() {
  const { slug = '' } = useParams();
  const conference = useConferenceBySlug(slug, '/changes');
  const changes = useQuery(query(endpoints.programmeChanges(slug)));
  if (conference.data && changes.data)
    return <ChangesContents conference={conference.data} programmeChanges={changes.data} />;
  const isNotFound = conference.isNotFound || isNotFoundError(changes.error);
  if (!conference.error && !changes.error && !isNotFound)
    return <PageSkeleton title={t('changes.changesToProgramme')} label={t('changes.loadingChanges')} />;
  const retry = () => void Promise.all([conference.refetch(), changes.refetch()]);
  return <ConferenceLoadError isNotFound={isNotFound} onRetry={retry} />;
}

type ChangesContentsProps = { conference: Conference; programmeChanges: ProgrammeChanges };

function ChangesContents({ conference, programmeChanges: { releasedAt, changes } }: ChangesContentsProps) {
  const { id, slug, title, status, language, timezone, startDate } = conference;
  const path = `/conferences/${slug}`;
  return (
    <LanguageContext value={languageTag(language)}>
      <PageMeta
        title={`${t('changes.changesToProgramme')}: ${title}`}
        description={t('changes.description', { conference: title })}
        locale={openGraphLocale(language)}
        imagePath={ogImagePath(path)}
        noindex={status === 'draft'}
      />
      {status === 'draft' && <DraftBanner conferenceId={id} />}
      <PageHeader
        title={t('changes.changesToProgramme')}
        back={
          <>
            <PrintSender path={`${path}/changes`} />
            <Breadcrumb pages={crumbsOf(conference)} />
          </>
        }
      >
        <p>
          {rich('changes.sinceRelease', {
            day: () => <time dateTime={releasedAt}>{formatDay(releasedAt, timezone)}</time>,
            zone: () => describeZoneAt(startDate, timezone),
          })}
        </p>
      </PageHeader>
      <div className="page-width section section-after-header">
        <p className={`${styles.links} screen-only`}>
          <Link to={`${path}#agenda`}>{t('conference.seeProgramme')}</Link>
          <a href={localPath(changesFeedPath(id))} type="application/atom+xml">
            {t('changes.followInFeedReader')}
          </a>
        </p>
        {changes.length === 0 ? (
          <Notice title={t('changes.noChanges')} text={t('changes.whatIsListed')} />
        ) : (
          <ChangeList changes={changes} slug={slug} timezone={timezone} />
        )}
      </div>
    </LanguageContext>
  );
}

function ChangeList({ changes, slug, timezone }: { changes: ProgrammeChange[]; slug: string; timezone: string }) {
  const { visible, remaining, showMore } = useShowMore(changes);
  const days = groupBy(visible, ({ at }) => formatDayWithWeekday(at, timezone));
  return (
    <>
      {[...days].map(([day, changesOfDay], index) => (
        <section key={day} className={styles.day} aria-labelledby={`day-${index}`}>
          <h2 id={`day-${index}`}>{day}</h2>
          <ol className="list">
            {changesOfDay.map((change) => (
              <ChangeEntry key={change.id} change={change} slug={slug} timezone={timezone} />
            ))}
          </ol>
        </section>
      ))}
      <ShowMore remaining={remaining} onMore={showMore} />
    </>
  );
}

function ChangeEntry({ change, slug, timezone }: { change: ProgrammeChange; slug: string; timezone: string }) {
  const { at, before, after } = change;
  const clock = clockIn(timezone);
  const session = after ?? before;
  if (!session) return null;
  return (
    <li className={styles.change}>
      <p className={styles.kind} data-kind={before && after ? 'changed' : after ? 'new' : 'cancelled'}>
        <span>{t(`changes.changeNames.${nameChange(change)}`)}</span>{' '}
        <time dateTime={at}>{formatTime(at, timezone)}</time>
      </p>
      <div>
        <AutoText as="h3" text={session.title} className={after ? undefined : styles.cancelled}>
          {change.slug === null ? session.title : <Link to={sessionPath(slug, change.slug)}>{session.title}</Link>}
        </AutoText>
        {before && after ? (
          <dl className={styles.parts}>
            {describeChangedParts(before, after, clock).map((part) => (
              <Part key={part.name} {...part} />
            ))}
          </dl>
        ) : (
          <p className={styles.facts}>
            <span>{formatSessionTime(session, clock)}</span>
            {session.location && <bdi>{session.location}</bdi>}
            {session.speakers.length > 0 && (
              <span>
                <Texts texts={session.speakers} />
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

const Part = ({ name, before, after }: ChangedPart) => (
  <div>
    <dt>{t(`changes.changedParts.${name}`)}</dt>
    <dd>
      <span className="visually-hidden">{t('changes.from')}</span>
      {before.length > 0 ? (
        <del>
          <Texts texts={before} />
        </del>
      ) : (
        <span className={styles.none}>{t('changes.none')}</span>
      )}
      <span aria-hidden="true">{t('changes.arrow')}</span>
      <span className="visually-hidden">{t('changes.to')}</span>
      <ins>{after.length > 0 ? <Texts texts={after} /> : t('changes.none')}</ins>
    </dd>
  </div>
);

const Texts = ({ texts }: { texts: string[] }) =>
  texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && t('lists.listSeparator')}
      <bdi>{text}</bdi>
    </Fragment>
  ));
