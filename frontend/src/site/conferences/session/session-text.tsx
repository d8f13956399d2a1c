import type { ProgrammeSession, SessionDetail } from '@majlis/contracts/sessions';
import { SkeletonLines } from '../../../ui/skeleton-lines';
import { DocumentList } from '../document-list';
import { SessionSpeakers } from './session-speakers';

type SessionTextProps = {
  session: ProgrammeSession | SessionDetail;
  detail: SessionDetail | undefined;
  isPending: boolean;
  /** Of the headings of its parts. */
  level: 2 | 3;
};

export function SessionText({ session: { description, speakers }, detail, isPending, level }: SessionTextProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="session-text">
      {description && (
        <p className="session-description" dir="auto">
          {description}
        </p>
      )}
      {/* Drawn anew when all is known: its parts would be seen to jump down one by one. */}
      <div key={detail ? 'whole' : 'beginning'}>
        {detail?.sessionAbstract && (
          <section className="reading-part">
            <Heading>Abstract</Heading>
            <p className="session-abstract" dir="auto">
              {detail.sessionAbstract}
            </p>
          </section>
        )}
        {isPending && speakers.length === 0 && <SkeletonLines lines={4} />}
        <SessionSpeakers speakers={speakers} isPending={isPending} level={level} />
        {detail && detail.documents.length > 0 && (
          <section className="reading-part">
            <Heading>Documents</Heading>
            <DocumentList documents={detail.documents} />
          </section>
        )}
      </div>
    </div>
  );
}
