import type { SessionDetail } from '@majlis/contracts/sessions';
import { AutoText } from '../../../ui/text/auto-text';
import { DocumentList } from '../document-list';
import { SessionSpeakers } from './session-speakers';

type SessionTextProps = {
  session: SessionDetail;
  /** Of the headings of its parts. */
  level: 2 | 3;
};

export function SessionText({ session, level }: SessionTextProps) {
  const { description, sessionAbstract, speakers, documents } = session;
  const Heading = `h${level}` as const;
  return (
    <div className="session-text">
      {description && <AutoText as="p" className="session-description" text={description} />}
      {sessionAbstract && (
        <section className="reading-part">
          <Heading>Abstract</Heading>
          <AutoText as="p" className="session-abstract" text={sessionAbstract} />
        </section>
      )}
      <SessionSpeakers speakers={speakers} level={level} />
      {documents.length > 0 && (
        <section className="reading-part">
          <Heading>Documents</Heading>
          <DocumentList documents={documents} />
        </section>
      )}
    </div>
  );
}
