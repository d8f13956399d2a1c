import { endpoints } from '@majlis/contracts/endpoints';
import { hasProceedings } from '@majlis/contracts/proceedings';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../api/query';
import { useNow } from '../../../ui/page/prerender';
import { isPublicDocument } from '../public-documents';

/** True once a session has a public paper. Slides and recordings alone are linked by their sessions. */
export function useHasProceedings(conferenceId: string): boolean {
  const { data: documents = [] } = useQuery(query(endpoints.documents(conferenceId)));
  const now = useNow();
  return hasProceedings(documents.filter((one) => one.kind === 'paper' && isPublicDocument(one, now)));
}
