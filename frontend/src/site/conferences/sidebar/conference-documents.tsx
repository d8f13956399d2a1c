import type { ConferenceDocument } from '@majlis/contracts/documents';
import { useNow } from '../../../ui/page/prerender';
import { activeInOrder } from '../../active-in-order';
import { DocumentList } from '../document-list';

/** The API also sends documents that are not public yet to signed-in staff. Documents of a session are shown with it. */
export function ConferenceDocuments({ documents }: { documents: ConferenceDocument[] }) {
  const now = useNow();
  const visible = activeInOrder(documents).filter(
    ({ sessionId, publicFrom }) => sessionId === null && (publicFrom === null || Date.parse(publicFrom) <= now),
  );
  if (visible.length === 0) return null;
  return (
    <section aria-labelledby="documents-heading">
      <h2 id="documents-heading">Documents</h2>
      <DocumentList documents={visible} />
    </section>
  );
}
