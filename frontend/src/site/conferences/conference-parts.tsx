import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { Link } from 'react-router-dom';
import { rich, t } from '#messages';
import { direction } from '#messages/language';
import { inLanguage } from '../../api/query';
import { lazyOptional } from '../../ui/page/lazy-part';
import { localPath } from '../../ui/page/page-navigation';
import { useOrigin, usePageOpenedAt } from '../../ui/page/prerender';
import { ContentText } from '../../ui/text/content';
import { formatDay } from '../../ui/time/dates';
import { LoadErrorPage } from '../load-error-page';
import { useRowBySlug } from '../use-row-by-slug';
import * as styles from './draft-banner.module.scss';
import type { OfflineCopyProps } from './offline/offline-copy';
import * as printSenderStyles from './print-sender.module.scss';

export const ConferenceLoadError = ({ isNotFound, onRetry }: { isNotFound: boolean; onRetry: () => void }) => (
  <LoadErrorPage
    metaTitle={isNotFound ? t('conference.notFound') : t('conference.conference')}
    title={isNotFound ? t('conference.notFound') : t('conference.loadError')}
    text={isNotFound ? t('conference.movedOrMistyped') : t('conference.tryInAMoment')}
    onRetry={isNotFound ? undefined : onRetry}
    back={{ to: '/conferences', label: t('conference.allConferences') }}
  />
);

export const DraftBanner = ({ conferenceId }: { conferenceId: string }) => (
  <div className={styles.draftBanner}>
    <div className={`page-width ${styles.content}`}>
      <p>{t('conference.draft')}</p>
      <Link className="screen-only" to={`/admin/conference-management/${conferenceId}/edit`}>
        {t('conference.editDraft')}
      </Link>
    </div>
  </div>
);

/** Begins a printed page: who published it, where and when. */
export function PrintSender({ path }: { path: string }) {
  const [origin, now] = [useOrigin(), usePageOpenedAt()];
  return (
    <p className={printSenderStyles.printSender} dir={direction}>
      {rich('conference.printSender', {
        site: () => <ContentText entry="site.name" />,
        address: () => new URL(localPath(path), origin).href,
        day: () => formatDay(new Date(now).toISOString()),
      })}
    </p>
  );
}

/** Reads the conference by its slug; after a redirect from a former slug the rest of the path, `pathBelow`, stays. */
export const useConferenceBySlug = (slug: string, pathBelow = '') =>
  useRowBySlug(slug, endpoints.conferenceBySlug, (current) => `/conferences/${current}${pathBelow}`);

export const crumbsOf = ({ slug, title }: Pick<Conference, 'slug' | 'title'>) => [
  { to: '/conferences', name: t('navigation.conferences') },
  { to: `/conferences/${slug}`, name: title },
];

export const LazyOfflineCopy = lazyOptional<OfflineCopyProps>(
  async () => (await import('./offline/offline-copy')).OfflineCopy,
);

type CalendarLinksProps = { path: string; isOver: boolean; className?: string | undefined };

/** Offers a calendar as a file, and until the event is over also as an address to which calendar programs can subscribe. */
export function CalendarLinks({ path, isOver, className }: CalendarLinksProps) {
  const address = inLanguage(path);
  const { host } = new URL(useOrigin());
  return (
    <ul className={className}>
      <li>
        <a href={address}>{t('calendarLinks.download')}</a>
      </li>
      {!isOver && (
        <li>
          <a href={`webcal://${host}${address}`}>{t('calendarLinks.subscribe')}</a>
        </li>
      )}
    </ul>
  );
}
