import { listOfConferencePath } from '@majlis/contracts/list-pages';
import * as messages from '#messages/conference';
import { ShowAll } from '../show-all';
import { DocumentList } from './document-list';
import { useConferenceDocuments } from './long-lists';

export function ConferenceDocuments({ conference: { id, slug } }: { conference: { id: string; slug: string } }) {
  const documents = useConferenceDocuments(id, 'documents');
  if (!documents?.total) return null;
  return (
    <section id="documents" aria-labelledby="documents-heading">
      <h2 id="documents-heading" tabIndex={-1}>
        {messages.documents}
      </h2>
      <DocumentList documents={documents.rows} />
      <ShowAll part={documents} name={messages.documents} to={listOfConferencePath(slug, 'documents')} />
    </section>
  );
}
