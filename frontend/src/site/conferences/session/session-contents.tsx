import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { languageTag } from '@majlis/contracts/shared/languages';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { direction } from '#messages/language';
import { Breadcrumb } from '../../../ui/page/breadcrumb';
import { PageTitle } from '../../../ui/page/page-title';
import { Girih } from '../../../ui/picture/girih';
import { AutoText, LanguageContext, LanguageNote } from '../../../ui/text/auto-text';
import { contentDirection } from '../../../ui/text/content-direction';
import { AlsoHijri } from '../../../ui/time/also-hijri';
import { formatDateRange } from '../../../ui/time/dates';
import { DraftBanner } from '../draft-banner';
import * as facts from '../facts.module.scss';
import { formatConferenceLocation } from '../format-conference-location';
import { LazyOfflineCopy } from '../offline/lazy-offline-copy';
import { PrintSender } from '../print-sender';
import { programmePath, sessionPath } from '../session-path';
import { SessionHeader } from './session-header';
import { SessionMeta } from './session-meta';
import * as styles from './session-page.module.scss';
import { SessionText } from './session-text';

type SessionContentsProps = { conference: Conference; session: SessionDetail };

export function SessionContents({ conference, session }: SessionContentsProps) {
  const { id, slug, title } = session;
  return (
    <LanguageContext value={languageTag(conference.language)}>
      <SessionMeta conference={conference} title={title} session={session} />
      {conference.status === 'draft' && <DraftBanner conferenceId={conference.id} />}
      <header className={`page-header ${styles.header}`} dir={contentDirection(title)}>
        <Girih className="page-header-pattern" />
        <div className="page-width">
          <PrintSender path={sessionPath(conference.slug, slug)} />
          <Breadcrumb
            pages={[
              { to: '/conferences', name: t('navigation.conferences') },
              { to: `/conferences/${conference.slug}`, name: conference.title },
            ]}
          />
          <PageTitle text={title} />
          <LanguageNote texts={[title, session.description, session.sessionAbstract]} />
        </div>
      </header>
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
        {t('session.viewProgramme')}
      </Link>
    </section>
  );
}
