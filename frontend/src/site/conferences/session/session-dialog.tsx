import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { languageTag } from '@majlis/contracts/shared/languages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '#messages';
import { direction } from '#messages/language';
import { query } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { LoadErrorPanel } from '../../../ui/page/load-boundary';
import { SkeletonLines } from '../../../ui/page/loading';
import { SlowNotice } from '../../../ui/page/slow-notice';
import { AutoText, LanguageContext } from '../../../ui/text/auto-text';
import { fullName } from '../../../ui/text/formats';
import { sessionPath } from '../../paths';
import { PrintSender } from '../conference-parts';
import * as styles from './session-dialog.module.scss';
import { SessionHeader, SessionMeta, useSession } from './session-header';
import { SessionText } from './session-text';
import * as text from './session-text.module.scss';
import * as sessionTextStyles from './session-text.module.scss';
import * as card from './speaker-card.module.scss';

const dialogShape = { className: styles.dialog, dialogClassName: styles.frame, contentClassName: styles.box };

export function SessionDialog({ conference, sessionSlug }: { conference: Conference; sessionSlug: string }) {
  const close = useCloseSession();
  const agenda = useQuery(query(endpoints.agenda(conference.id)));
  const { detail, isNotFound, isPending, retry } = useSession(conference.slug, sessionSlug);
  const listedSession = isNotFound ? undefined : agenda.data?.find(({ slug }) => slug === sessionSlug);
  const session = detail ?? listedSession;
  const loadError = !isNotFound && !isPending && !detail && (
    <div dir={direction}>
      <LoadErrorPanel text={t('session.detailsLoadError')} onRetry={retry} />
    </div>
  );
  const title = session?.title ?? (isNotFound ? t('session.notFound') : t('session.session'));
  return (
    <LanguageContext value={session && languageTag(conference.language)}>
      <Dialog title={title} shape={dialogShape} onClose={close}>
        <SessionMeta conference={conference} title={title} session={session} />
        <PrintSender path={sessionPath(conference.slug, sessionSlug)} />
        {isNotFound && (
          <div className={text.section} role="alert">
            <p>{t('session.movedOrWithdrawn')}</p>
            <button type="button" className="btn btn-primary" onClick={close}>
              {t('conference.viewProgramme')}
            </button>
          </div>
        )}
        {session && (
          <div className={styles.body}>
            <SessionHeader conference={conference} session={session} />
            {detail && <SessionText conference={conference} session={detail} level={3} />}
            {loadError}
            {!detail && listedSession && (
              <SessionTextSkeleton speakers={listedSession.speakers} isPending={isPending} />
            )}
          </div>
        )}
        {!session && loadError}
        {!isNotFound && isPending && !session && <p role="status">{t('session.loadingSession')}</p>}
        <SlowNotice />
      </Dialog>
    </LanguageContext>
  );
}

type SessionTextSkeletonProps = Pick<AgendaSession, 'speakers'> & {
  /** False when loading has failed: then there are no placeholders. */
  isPending: boolean;
};

/** The agenda already names the speakers, so they are shown before the texts have loaded. */
const SessionTextSkeleton = ({ speakers, isPending }: SessionTextSkeletonProps) => (
  <div>
    {isPending && (
      <div className={sessionTextStyles.description}>
        <SkeletonLines lines={4} />
      </div>
    )}
    {speakers.length > 0 && (
      <section className={sessionTextStyles.section}>
        <h3>{t('session.speakersAndPresenters')}</h3>
        <ul className={sessionTextStyles.speakers}>
          {speakers.map((speaker, index) => (
            <li className={isPending ? card.speaker : undefined} key={index}>
              {isPending && <span className={`skeleton skeleton-picture ${card.photo}`} aria-hidden="true" />}
              <div>
                <div className={card.head}>
                  <AutoText as="h4" text={fullName(speaker)} />
                </div>
                {isPending && <SkeletonLines lines={3} />}
              </div>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);

/** Navigates back once, even if Escape is held down and repeats. */
function useCloseSession(): () => void {
  const navigate = useNavigate();
  const isClosing = useRef(false);
  useEffect(() => {
    // A reload opens the session as a page of its own, where the scroll position of this page has no meaning.
    window.history.scrollRestoration = 'manual';
  }, []);
  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  };
}
