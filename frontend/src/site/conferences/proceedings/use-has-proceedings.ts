import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../api/query';
import { useNow } from '../../../ui/page/prerender';
import { isPublicDocument } from '../public-documents';

/** Whether a session of the conference has public documents. */
export function useHasProceedings(conferenceId: string): boolean {
  const { data: documents = [] } = useQuery(query(endpoints.documents(conferenceId)));
  const now = useNow();
  return documents.some((document) => document.sessionId !== null && isPublicDocument(document, now));
}
