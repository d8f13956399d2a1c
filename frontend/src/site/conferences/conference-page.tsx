import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { query } from '../../api/query';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { ConferenceLoadError, DraftBanner, LazyOfflineCopy, useConferenceBySlug } from './conference-parts';
import '../../ui/time/correct-time-zones';
import { listOfConferencePath } from '@majlis/contracts/api/list-pages';
import type { Conference, ConferenceWithEditions } from '@majlis/contracts/conferences/conferences';
import { languageTag, openGraphLocale } from '@majlis/contracts/shared/languages';
import { t } from '#messages';
import { direction } from '#messages/language';
import { PageMeta } from '../../seo/page-meta';
import { ExternalLink } from '../../ui/page/external-link';
import { LoadBoundary, LoadErrorDialog } from '../../ui/page/load-boundary';
import { SkeletonLines } from '../../ui/page/loading';
import { Picture } from '../../ui/picture/picture';
import { useHashScroll } from '../../ui/scroll';
import { AutoText, contentDirection, detectLanguage, LanguageContext } from '../../ui/text/auto-text';
import { ShowAll } from '../show-all';
import { AgendaCard } from './agenda-card';
import { CallForPapers } from './call-for-papers';
import { ConferenceHeader } from './conference-header';
import * as styles from './conference-page.module.scss';
import { ConferencePartners } from './conference-partners';
import { DocumentList } from './document-list';
import { albumTitleFromUrl, isRunning } from './format-conference';
import { useConferenceDocuments } from './long-lists';
import { LazySessionDialog, useOpenSessionSlug } from './session/use-open-session';
import { ConferenceSidebar } from './sidebar/conference-sidebar';

export function ConferencePage() {
  const { slug = '' } = useParams();
  const { data: conference, isPending, isNotFound, refetch } = useConferenceBySlug(slug);
  if (conference) return <ConferenceContents conference={conference} />;
  if (isPending && !isNotFound) return <ConferenceSkeleton />;
  return <ConferenceLoadError isNotFound={isNotFound} onRetry={() => void refetch()} />;
}

const ConferenceSkeleton = () => (
  <div className="conference-skeleton">
    <PageMeta title={t('conference.conference')} noindex />
    <div className="picture-header" role="status">
      <div className="picture-header-image" />
      <div className="page-width">
        <p>{t('conference.loadingConference')}</p>
      </div>
    </div>
    <div className={`page-width section section-after-header ${styles.page}`} aria-hidden="true">
      <div className={styles.side}>
        {['navigation', 'details'].map((card) => (
          <div key={card}>
            <SkeletonLines titles={1} lines={3} />
          </div>
        ))}
      </div>
      <div className={styles.main}>
        <section className={styles.overview}>
          <SkeletonLines titles={1} lines={9} />
        </section>
      </div>
    </div>
  </div>
);

const agendaScrollDelayMs = 100;

function ConferenceContents({ conference }: { conference: ConferenceWithEditions }) {
  const { isPending } = useQuery(query(endpoints.agenda(conference.id)));
  const sessionSlug = useOpenSessionSlug();
  const navigate = useNavigate();
  useHashScroll(agendaScrollDelayMs);

  const isLive = isRunning(conference, usePageOpenedAt());
  const agenda = <AgendaCard conference={conference} />;
  return (
    <LanguageContext value={languageTag(conference.language)}>
      {!sessionSlug && <ConferenceMeta conference={conference} />}
      {/* The boundary is always present, so that the page stays visible while the code of the dialog loads. */}
      <LoadBoundary failed={(retry) => <LoadErrorDialog onRetry={retry} onClose={() => void navigate(-1)} />}>
        {sessionSlug && <LazySessionDialog conference={conference} sessionSlug={sessionSlug} />}
      </LoadBoundary>
      {conference.status === 'draft' && <DraftBanner conferenceId={conference.id} />}
      <ConferenceHeader conference={conference} />
      <div
        className={`page-width section section-after-header ${styles.page}`}
        data-live={isLive || undefined}
        dir={contentDirection(conference.title)}
      >
        {isLive && agenda}
        <aside className={styles.side} dir={direction} aria-label={t('conference.aboutConference')}>
          <ConferenceSidebar conference={conference} />
        </aside>
        <div className={styles.main}>
          <OverviewCard conference={conference} />
          {conference.callForPapers && <CallForPapers conference={conference} />}
          <ConferenceDocuments conference={conference} />
          {conference.sponsorshipAvailable && <Sponsorship conference={conference} />}
        </div>
        {!isLive && agenda}
        {/* What follows waits for the programme above it, so that it does not shift when the programme arrives. */}
        {!isPending && conference.flickrAlbumUrl && <GalleryCard conference={conference} />}
        {!isPending && <ConferencePartners conference={conference} />}
        <LazyOfflineCopy conferenceId={conference.id} />
      </div>
    </LanguageContext>
  );
}

function ConferenceDocuments({ conference: { id, slug } }: { conference: { id: string; slug: string } }) {
  const documents = useConferenceDocuments(id, 'documents');
  if (!documents?.total) return null;
  return (
    <section id="documents" aria-labelledby="documents-heading">
      <h2 id="documents-heading" tabIndex={-1}>
        {t('conference.documents')}
      </h2>
      <DocumentList documents={documents.rows} />
      <ShowAll part={documents} name={t('conference.documents')} to={listOfConferencePath(slug, 'documents')} />
    </section>
  );
}

function ConferenceMeta({ conference }: { conference: Conference }) {
  const { title, metaTitle, metaDescription, shortDescription, subtitle, description, tags, status, language } =
    conference;
  return (
    <PageMeta
      title={metaTitle || title}
      description={metaDescription || shortDescription || subtitle || description}
      type="article"
      section={t('navigation.conferences')}
      tags={tags}
      keywords={tags}
      locale={openGraphLocale(language)}
      noindex={status === 'draft'}
    />
  );
}

/** Without a picture the album is one line: a placeholder of its size would be the largest thing on the page. */
function GalleryCard({ conference }: { conference: Conference }) {
  const { flickrAlbumUrl, albumThumbnail, pictures } = conference;
  const title = albumTitleFromUrl(flickrAlbumUrl);
  return (
    <section className={styles.gallery} aria-labelledby="gallery-heading">
      <Picture
        className={styles.album}
        url={albumThumbnail}
        alt=""
        details={pictures?.[albumThumbnail]}
        sizes="(min-width: 1200px) 1200px, 100vw"
      />
      <div>
        <p className="label">{t('conference.photographs')}</p>
        <h2 id="gallery-heading" dir="auto" lang={detectLanguage(title)}>
          {title}
        </h2>
      </div>
      <ExternalLink className="btn btn-outline-primary" href={flickrAlbumUrl}>
        {t('conference.viewFullGallery')}
      </ExternalLink>
    </section>
  );
}

export function OverviewCard({ conference: { description, theme, tags } }: { conference: Conference }) {
  if (!description && !theme && tags.length === 0) return null;
  return (
    <section className={styles.overview} aria-labelledby="overview-heading">
      <h2 id="overview-heading">{t('conference.overview')}</h2>
      {description && <AutoText as="p" className={styles.overviewText} text={description} />}
      {theme && (
        <>
          <h3 className="label">{t('conference.theme')}</h3>
          <AutoText as="p" className={styles.theme} text={theme} />
        </>
      )}
      {tags.length > 0 && (
        <ul className="tags" aria-label={t('conference.topics')}>
          {tags.map((tag) => (
            <AutoText as="li" key={tag} text={tag} />
          ))}
        </ul>
      )}
    </section>
  );
}

const Sponsorship = ({ conference: { contactEmail, title } }: { conference: Conference }) => (
  <section className={styles.sponsorship} aria-labelledby="sponsorship-heading">
    <h2 id="sponsorship-heading">{t('conference.sponsorship')}</h2>
    <p>
      <bdi>{t('conference.sponsorsWelcome')}</bdi>
    </p>
    {contactEmail ? (
      <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(t('conference.sponsorshipSubject', { title }))}`}>
        {contactEmail}
      </a>
    ) : (
      <Link to="/contact">{t('navigation.contact')}</Link>
    )}
  </section>
);
