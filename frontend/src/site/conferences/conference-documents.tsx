import { listOfConferencePath } from '@majlis/contracts/list-pages';
import { t } from '#messages';
import { ShowAll } from '../show-all';
import { DocumentList } from './document-list';
import { useConferenceDocuments } from './long-lists';

export function ConferenceDocuments({ conference: { id, slug } }: { conference: { id: string; slug: string } }) {
  const documents = useConferenceDocuments(id, 'documents');
  if (!documents?.total) return null;
  return (
    <section id="documents" aria-labelledby="documents-heading">
      <h2 id="documents-heading" tabIndex={-1}>
        {t('conference.documents')}
      </h2>
      <DocumentList documents={documents.rows} />
      <ShowAll part={documents} name={t('conference.documents')} to={listOfConferencePath(slug, 'documents')} />
    </section>
  );
}
