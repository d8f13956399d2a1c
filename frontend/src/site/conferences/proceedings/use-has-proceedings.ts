import { endpoints } from '@majlis/contracts/endpoints';
import { hasProceedings } from '@majlis/contracts/proceedings';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../api/query';
import { useNow } from '../../../ui/page/prerender';
import { isPublicDocument } from '../public-documents';

/** Whether a session of the conference has public documents. */
export function useHasProceedings(conferenceId: string): boolean {
  const { data: documents = [] } = useQuery(query(endpoints.documents(conferenceId)));
  const now = useNow();
  return hasProceedings(documents.filter((document) => isPublicDocument(document, now)));
}
