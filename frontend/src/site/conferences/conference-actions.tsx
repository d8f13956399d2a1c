import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { query } from '../../api/query';
import { ExternalLink } from '../../ui/page/external-link';
import { useNow } from '../../ui/page/prerender';
import { ShareButton } from '../../ui/page/share-button';
import { formatDay } from '../../ui/time/dates';
import * as styles from './conference-header.module.scss';
import { isOver, isRegistrationOpen } from './format-conference';
import { publicDocuments } from './public-documents';

type ConferenceActionsProps = { conference: Conference; isOnPicture: boolean };

/** Before its end a conference offers registration, afterwards what remains of it. */
export function ConferenceActions({ conference, isOnPicture }: ConferenceActionsProps) {
  const { slug, title, registrationLink, registrationDeadline, timezone } = conference;
  const now = useNow();
  const { search } = useLocation();
  const remains = useRemains(conference, now);
  const canRegister = isRegistrationOpen(conference, now);
  const [solid, ghost] = isOnPicture ? ['btn-light', 'btn-outline-light'] : ['btn-primary', 'btn-outline-primary'];
  return (
    <div className={styles.actions}>
      {canRegister && (
        <p className={styles.register}>
          <ExternalLink className={`btn ${solid}`} href={registrationLink}>
            Register now
          </ExternalLink>
          {registrationDeadline && (
            <span dir="ltr">
              until <time dateTime={registrationDeadline}>{formatDay(registrationDeadline, timezone)}</time>
            </span>
          )}
        </p>
      )}
      {remains.map(({ name, href }, index) => (
        <ExternalLink key={name} className={`btn ${index === 0 ? solid : ghost}`} href={href}>
          {name}
        </ExternalLink>
      ))}
      {remains.length === 0 && (
        <Link
          className={`btn ${canRegister ? ghost : solid} ${styles.program}`}
          to={{ search, hash: '#agenda' }}
          preventScrollReset
        >
          See the program
        </Link>
      )}
      <ShareButton title={title} path={`/conferences/${slug}`} />
    </div>
  );
}

function useRemains(conference: Conference, now: number): { name: string; href: string }[] {
  const { data = [] } = useQuery(query(endpoints.documents(conference.id)));
  if (!isOver(conference, now)) return [];
  const documents = publicDocuments(data, now);
  const urlOf = (wanted: string) => documents.find(({ kind }) => kind === wanted)?.url;
  return [
    { name: 'Papers', href: conference.papersLink || urlOf('proceedings') },
    { name: 'Recordings', href: urlOf('recording') },
  ].flatMap(({ name, href }) => (href ? [{ name, href }] : []));
}
