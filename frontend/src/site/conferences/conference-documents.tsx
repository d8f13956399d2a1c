import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/conference';
import { query } from '../../api/query';
import { useNow } from '../../ui/page/prerender';
import { DocumentList } from './document-list';
import { publicDocuments } from './public-documents';

export function ConferenceDocuments({ conferenceId }: { conferenceId: string }) {
  const { data = [] } = useQuery(query(endpoints.documents(conferenceId)));
  const documents = publicDocuments(data, useNow());
  if (documents.length === 0) return null;
  return (
    <section id="documents" aria-labelledby="documents-heading">
      <h2 id="documents-heading" tabIndex={-1}>
        {messages.documents}
      </h2>
      <DocumentList documents={documents} />
    </section>
  );
}
