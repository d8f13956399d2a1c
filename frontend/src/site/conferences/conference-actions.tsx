import type { Conference } from '@majlis/contracts/conferences/conferences';
import { Link, useLocation } from 'react-router-dom';
import { rich, t } from '#messages';
import { direction } from '#messages/language';
import { ExternalLink } from '../../ui/page/external-link';
import { useNow } from '../../ui/page/prerender';
import { ShareButton } from '../../ui/page/share-button';
import { formatDay } from '../../ui/time/dates';
import * as styles from './conference-header.module.scss';
import { isOver, isRegistrationClosed, isRegistrationOpen } from './format-conference';
import { useConferenceDocuments } from './long-lists';

type ConferenceActionsProps = { conference: Conference; isOnPicture: boolean };

/** Before its end a conference offers registration, afterwards what remains of it. */
export function ConferenceActions({ conference, isOnPicture }: ConferenceActionsProps) {
  const { slug, title, registrationRequired, registrationLink, registrationDeadline, timezone } = conference;
  const now = useNow();
  const { search } = useLocation();
  const remains = useRemains(conference, now);
  const canRegister = isRegistrationOpen(conference, now);
  const isClosed = registrationRequired && isRegistrationClosed(conference, now) && !isOver(conference, now);
  const [solid, ghost] = isOnPicture ? ['btn-light', 'btn-outline-light'] : ['btn-primary', 'btn-outline-primary'];
  return (
    <div className={styles.actions}>
      {canRegister && (
        <p className={registrationRequired ? `${styles.register} screen-only` : styles.register}>
          <ExternalLink className={`btn ${solid}`} href={registrationLink}>
            {t('conference.registerNow')}
          </ExternalLink>
          {registrationDeadline && (
            <span dir={direction}>
              {rich('conference.registerUntil', {
                day: () => <time dateTime={registrationDeadline}>{formatDay(registrationDeadline, timezone)}</time>,
              })}
            </span>
          )}
        </p>
      )}
      {isClosed && <p className={styles.register}>{t('conference.registrationIsClosed')}</p>}
      {remains.map(({ name, href }, index) => {
        const className = `btn ${index === 0 ? solid : ghost}`;
        return href ? (
          <ExternalLink key={name} className={className} href={href}>
            {name}
          </ExternalLink>
        ) : (
          <Link key={name} className={className} to={{ search, hash: '#documents' }}>
            {name}
          </Link>
        );
      })}
      {remains.length === 0 && (
        <Link className={`btn ${canRegister || isClosed ? ghost : solid} screen-only`} to={{ search, hash: '#agenda' }}>
          {t('conference.seeProgramme')}
        </Link>
      )}
      <ShareButton title={title} path={`/conferences/${slug}`} />
    </div>
  );
}

type Remains = {
  name: string;
  /** Undefined when several documents have the kind: they are listed on the page. */
  href: string | undefined;
};

function useRemains(conference: Conference, now: number): Remains[] {
  const { id, papersLink } = conference;
  const proceedings = useConferenceDocuments(id, 'proceedings');
  const recordings = useConferenceDocuments(id, 'recordings');
  if (!isOver(conference, now)) return [];
  const remainsOf = (name: string, documents: typeof proceedings): Remains[] =>
    documents?.rows.slice(0, 1).map(({ url }) => ({ name, href: documents.total === 1 ? url : undefined })) ?? [];
  const papers = papersLink
    ? [{ name: t('conference.papers'), href: papersLink }]
    : remainsOf(t('conference.papers'), proceedings);
  return [...papers, ...remainsOf(t('conference.recordings'), recordings)];
}
