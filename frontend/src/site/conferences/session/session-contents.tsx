import type { Conference } from '@majlis/contracts/conferences';
import type { ProgrammeSession, SessionDetail } from '@majlis/contracts/sessions';
import { ShareButton } from '../../../ui/share-button';
import { SkeletonLines } from '../../../ui/skeleton-lines';
import { DocumentList } from '../document-list';
import { sessionPath } from '../session-path';
import { SessionFacts } from './session-facts';
import { SessionSpeakers } from './session-speakers';

type SessionContentsProps = {
  conference: Conference;
  session: ProgrammeSession | SessionDetail;
  detail: SessionDetail | undefined;
  isPending: boolean;
};

export function SessionContents({ conference, session, detail, isPending }: SessionContentsProps) {
  const { id, title, description, speakers } = session;
  return (
    <div className="reading-body">
      <div className="session-head">
        <SessionFacts session={session} timezone={conference.timezone} />
        <ShareButton title={`${title} · ${conference.title}`} path={sessionPath(conference.slug, id)} />
      </div>
      {description && (
        <p className="session-description" dir="auto">
          {description}
        </p>
      )}
      {/* Drawn anew when all is known: its parts would be seen to jump down one by one. */}
      <div key={detail ? 'whole' : 'beginning'}>
        {detail?.sessionAbstract && (
          <section className="reading-part">
            <h3>Abstract</h3>
            <p className="session-abstract" dir="auto">
              {detail.sessionAbstract}
            </p>
          </section>
        )}
        {isPending && speakers.length === 0 && <SkeletonLines lines={4} />}
        <SessionSpeakers speakers={speakers} isPending={isPending} />
        {detail && detail.documents.length > 0 && (
          <section className="reading-part">
            <h3>Documents</h3>
            <DocumentList documents={detail.documents} />
          </section>
        )}
      </div>
    </div>
  );
}
