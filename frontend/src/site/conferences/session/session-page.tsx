import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { isNotFoundError } from '../../../api/client';
import { query } from '../../../api/query';
import { useIsPrerenderedNotFound } from '../../../ui/page/prerender';
import { LoadErrorPage } from '../../load-error-page';
import { useRedirectToCurrent } from '../../use-row-by-slug';
import { ConferenceLoadError, crumbsOf, DraftBanner, LazyOfflineCopy, PrintSender } from '../conference-parts';
import { SessionHeader, SessionMeta, useSession } from './session-header';
import '../../../ui/time/correct-time-zones';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { languageTag } from '@majlis/contracts/shared/languages';
import { t } from '#messages';
import { direction } from '#messages/language';
import { PageMeta } from '../../../seo/page-meta';
import { SkeletonLines } from '../../../ui/page/loading';
import { Breadcrumb, HeaderFrame, PageTitle } from '../../../ui/page/page-header';
import { AutoText, contentDirection, LanguageContext, LanguageNote } from '../../../ui/text/auto-text';
import { AlsoHijri } from '../../../ui/time/also-hijri';
import { formatDateRange } from '../../../ui/time/dates';
import { programmePath, sessionPath } from '../../paths';
import * as facts from '../facts.module.scss';
import { formatConferenceLocation } from '../format-conference-location';
import * as head from './session-header.module.scss';
import * as styles from './session-page.module.scss';
import { SessionText } from './session-text';

/** Shows a session that was opened by its URL. Unlike the dialog, the page does not load the programme. */
export function SessionPage() {
  const { slug = '', sessionSlug = '' } = useParams();
  const { data: conference, error, isPending, refetch } = useQuery(query(endpoints.conferenceBySlug(slug)));
  const session = useSession(slug, sessionSlug);
  const isPrerenderedNotFound = useIsPrerenderedNotFound(`${slug}/${sessionSlug}`);
  useRedirectToCurrentSession(slug, sessionSlug, conference, session.detail);

  if (isPrerenderedNotFound && !(conference && session.detail))
    return <SessionLoadError conference={conference} isNotFound onRetry={session.retry} />;
  if (isPending || (conference && session.isPending)) return <SessionSkeleton />;
  if (!conference) return <ConferenceLoadError isNotFound={isNotFoundError(error)} onRetry={() => void refetch()} />;
  if (session.detail) return <SessionContents conference={conference} session={session.detail} />;
  return <SessionLoadError conference={conference} isNotFound={session.isNotFound} onRetry={session.retry} />;
}

type SessionLoadErrorProps = { conference: Conference | undefined; isNotFound: boolean; onRetry: () => void };

const SessionLoadError = ({ conference, isNotFound, onRetry }: SessionLoadErrorProps) => (
  <LoadErrorPage
    metaTitle={isNotFound ? t('session.notFound') : t('session.session')}
    parentTitle={conference?.title}
    title={isNotFound ? t('session.notFound') : t('session.loadError')}
    text={isNotFound ? t('session.movedOrWithdrawn') : t('conference.tryInAMoment')}
    onRetry={isNotFound ? undefined : onRetry}
    back={
      conference
        ? { to: `/conferences/${conference.slug}#agenda`, label: t('conference.viewProgramme') }
        : { to: '/conferences', label: t('conference.allConferences') }
    }
  />
);

const SessionSkeleton = () => (
  <>
    <PageMeta title={t('session.session')} noindex />
    <div className={`page-header ${styles.header}`} role="status">
      <div className="page-width">
        <p className={styles.loading}>{t('session.loadingSession')}</p>
        <SkeletonLines titles={2} lines={0} />
      </div>
    </div>
    <div className={`page-width section section-after-header ${styles.columns}`} aria-hidden="true">
      <div className={`${head.sessionHeader} ${styles.facts}`}>
        <SkeletonLines lines={4} />
      </div>
      <div className={styles.text}>
        <SkeletonLines lines={6} />
      </div>
    </div>
  </>
);

/** The API also finds a session by its id or a former slug; then the current path replaces the address. */
function useRedirectToCurrentSession(
  slug: string,
  sessionSlug: string,
  conference: Conference | undefined,
  session: SessionDetail | undefined,
): void {
  const isCurrent = !conference || !session || (conference.slug === slug && session.slug === sessionSlug);
  useRedirectToCurrent(isCurrent ? undefined : sessionPath(conference.slug, session.slug), (cache) => {
    if (!conference || !session) return;
    cache.setQueryData(query(endpoints.conferenceBySlug(conference.slug)).queryKey, conference);
    cache.setQueryData(query(endpoints.sessionBySlug(conference.slug, session.slug)).queryKey, session);
  });
}

function SessionContents({ conference, session }: { conference: Conference; session: SessionDetail }) {
  const { id, slug, title } = session;
  return (
    <LanguageContext value={languageTag(conference.language)}>
      <SessionMeta conference={conference} title={title} session={session} />
      {conference.status === 'draft' && <DraftBanner conferenceId={conference.id} />}
      <HeaderFrame className={styles.header} dir={contentDirection(title)}>
        <PrintSender path={sessionPath(conference.slug, slug)} />
        <Breadcrumb pages={crumbsOf(conference)} />
        <PageTitle text={title} />
        <LanguageNote texts={[title, session.description, session.sessionAbstract]} />
      </HeaderFrame>
      <div className={`page-width section section-after-header ${styles.columns}`} dir={contentDirection(title)}>
        <SessionHeader className={styles.facts} conference={conference} session={session} />
        <SessionText className={styles.text} conference={conference} session={session} level={2} />
        <ParentConference conference={conference} sessionId={id} />
        <LazyOfflineCopy />
      </div>
    </LanguageContext>
  );
}

function ParentConference({ conference, sessionId }: { conference: Conference; sessionId: string }) {
  const { slug, title, startDate, endDate, timezone } = conference;
  return (
    <section className={styles.conference} dir={direction} aria-labelledby="conference-heading">
      <p className="label">{t('session.partOf')}</p>
      <AutoText as="h2" id="conference-heading" text={title} />
      <p className={facts.note}>
        <time dateTime={startDate}>{formatDateRange(startDate, endDate, timezone)}</time>
        <AlsoHijri start={startDate} end={endDate} timeZone={timezone} />
        <br />
        <bdi>{formatConferenceLocation(conference)}</bdi>
      </p>
      <Link className="btn btn-outline-primary" to={programmePath(slug, sessionId)}>
        {t('conference.viewProgramme')}
      </Link>
    </section>
  );
}
