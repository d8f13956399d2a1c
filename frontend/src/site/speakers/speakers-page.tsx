import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { t } from '#messages';
import { ApiError } from '../../api/client';
import { query } from '../../api/query';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { useIsPrerenderedNotFound } from '../../ui/page/prerender';
import { SpeakerContents } from './speaker-contents';
import { SpeakerList } from './speaker-list';
import '../../ui/time/correct-time-zones';
import type { SpeakerDetail } from '@majlis/contracts/programme/speakers';
import { useEffect } from 'react';
import { Notice } from '../../ui/page/notice';
import { SkeletonLines } from '../../ui/page/skeleton-lines';
import * as styles from './speaker.module.scss';
import { speakerPath } from './speaker-path';

/** The list, or the page of one speaker. */
export function SpeakersPage() {
  const { slug } = useParams();
  return slug === undefined ? <AllSpeakers /> : <Speaker slug={slug} />;
}

function AllSpeakers() {
  return (
    <>
      <PageMeta title={t('speakers.speakers')} description={t('speakers.summary')} />
      <PageHeader label={t('speakers.conferences')} title={t('speakers.speakers')}>
        <p>{t('speakers.summary')}</p>
      </PageHeader>
      <div className="page-width section section-after-header">
        <SpeakerList />
      </div>
    </>
  );
}

function Speaker({ slug }: { slug: string }) {
  const { data: speaker, error, isPending, refetch } = useQuery(query(endpoints.speakerBySlug(slug)));
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);
  useRedirectToCurrentSpeaker(slug, speaker);

  if (speaker) return <SpeakerContents speaker={speaker} />;
  if (isPending && !isPrerenderedNotFound) return <SpeakerSkeleton />;
  const isNotFound = isPrerenderedNotFound || (error instanceof ApiError && error.status === 404);
  return <SpeakerLoadError isNotFound={isNotFound} onRetry={() => void refetch()} />;
}

function SpeakerLoadError({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) {
  return (
    <div className="page-width section">
      <PageMeta title={isNotFound ? t('speakers.speakerNotFound') : t('speakers.speaker')} noindex />
      <Notice
        role="alert"
        isPage
        title={isNotFound ? t('speakers.speakerNotFound') : t('speakers.speakerFailed')}
        text={isNotFound ? t('speakers.notInAProgramme') : t('ui.tryAgainInAMoment')}
      >
        <div className="actions">
          {!isNotFound && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              {t('ui.tryAgain')}
            </button>
          )}
          <Link className={`btn ${isNotFound ? 'btn-primary' : 'btn-outline-primary'}`} to="/speakers">
            {t('speakers.allSpeakers')}
          </Link>
        </div>
      </Notice>
    </div>
  );
}

function SpeakerSkeleton() {
  return (
    <>
      <PageMeta title={t('speakers.speaker')} noindex />
      <div className={`page-header ${styles.header}`} role="status">
        <span className="visually-hidden">{t('speakers.loadingSpeaker')}</span>
        <div className={`page-width ${styles.head}`}>
          <span className={`skeleton ${styles.portrait}`} aria-hidden="true" />
          <SkeletonLines titles={1} lines={1} />
        </div>
      </div>
      <div className="page-width section section-after-header" aria-hidden="true">
        <SkeletonLines lines={8} />
      </div>
    </>
  );
}

/** The API also finds a speaker by a former slug; the URL is then replaced by the current one. */
function useRedirectToCurrentSpeaker(slug: string, speaker: SpeakerDetail | undefined): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (!speaker || speaker.slug === slug) return;
    cache.setQueryData(query(endpoints.speakerBySlug(speaker.slug)).queryKey, speaker);
    void navigate({ pathname: speakerPath(speaker.slug), search, hash }, { replace: true });
  }, [slug, speaker, cache, navigate, search, hash]);
}
