import type { ConferenceDocument } from '@majlis/contracts/documents';
import { activeInOrder } from '../active-in-order';

/** Of the conference as a whole. The API also sends documents that are not public yet to signed-in staff. */
export const publicDocuments = (documents: ConferenceDocument[], now: number): ConferenceDocument[] =>
  activeInOrder(documents).filter(
    ({ sessionId, publicFrom }) => sessionId === null && (publicFrom === null || Date.parse(publicFrom) <= now),
  );
