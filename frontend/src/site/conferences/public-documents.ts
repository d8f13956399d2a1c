import type { ConferenceDocument } from '@majlis/contracts/documents';
import { activeInOrder } from '../active-in-order';

/** The API also sends documents that are not public yet to signed-in staff. */
export const isPublicDocument = ({ isActive, publicFrom }: ConferenceDocument, now: number): boolean =>
  isActive && (publicFrom === null || Date.parse(publicFrom) <= now);

/** Of the conference as a whole. */
export const publicDocuments = (documents: ConferenceDocument[], now: number): ConferenceDocument[] =>
  activeInOrder(documents).filter((document) => document.sessionId === null && isPublicDocument(document, now));
