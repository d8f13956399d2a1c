import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { languageTag } from '@majlis/contracts/languages';
import { useQuery } from '@tanstack/react-query';
import { t } from '#messages';
import { direction } from '#messages/language';
import { query } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { LoadErrorPanel } from '../../../ui/page/load-error-panel';
import { SlowNotice } from '../../../ui/page/slow-notice';
import { LanguageContext } from '../../../ui/text/auto-text';
import { PrintSender } from '../print-sender';
import { sessionPath } from '../session-path';
import * as styles from './session-dialog.module.scss';
import { SessionHeader } from './session-header';
import { SessionMeta } from './session-meta';
import { SessionText } from './session-text';
import * as text from './session-text.module.scss';
import { SessionTextSkeleton } from './session-text-skeleton';
import { useCloseSession } from './use-close-session';
import { useSession } from './use-session';

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
              {t('session.viewProgramme')}
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
