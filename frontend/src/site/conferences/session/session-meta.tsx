import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { AgendaSession, SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import { openGraphLocale } from '@majlis/contracts/shared/languages';
import { t } from '#messages';
import { PageMeta } from '../../../seo/page-meta';
import { formatDayWithWeekday, formatTime } from '../../../ui/time/dates';
import { sessionPath } from '../session-path';

type SessionMetaProps = {
  conference: Conference | undefined;
  title: string;
  session: AgendaSession | SessionDetail | undefined;
};

/** The time comes first, because search engines cut the end off and the conference title may be long. */
function describeSession(session: AgendaSession | SessionDetail, { title, timezone }: Conference): string {
  const { sessionType, startTime } = session;
  const written = 'description' in session && (session.description || session.sessionAbstract);
  const [day, time] = [formatDayWithWeekday(startTime, timezone), formatTime(startTime, timezone)];
  return (
    written ||
    t('session.description', { type: t(`sessionTypes.sessionTypes.${sessionType}`), day, time, conference: title })
  );
}

export function SessionMeta({ conference, title, session }: SessionMetaProps) {
  return (
    <PageMeta
      title={title}
      parentTitle={conference?.title}
      description={session && conference && describeSession(session, conference)}
      type="article"
      canonicalPath={session && conference && sessionPath(conference.slug, session.slug)}
      imagePath={session && `/share/sessions/${session.id}.jpg`}
      locale={conference && openGraphLocale(conference.language)}
      noindex={!session || conference?.status === 'draft'}
    />
  );
}
