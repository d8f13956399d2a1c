import { storedDocumentPattern } from '@majlis/contracts/shared/uploads.schema';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { DocumentEntity } from '../list-entities.js';

/** The documents of each session of a conference in their order, by the ids of the sessions. */
export async function listMaterials(
  manager: EntityManager,
  conferenceId: string,
): Promise<Map<string, DocumentEntity[]>> {
  const documents = await manager.find(DocumentEntity, {
    where: { conferenceId, sessionId: Not(IsNull()) },
    order: { order: 'ASC', createdAt: 'ASC', id: 'ASC' },
  });
  const materials = new Map<string, DocumentEntity[]>();
  for (const document of documents) {
    const ofSession = materials.get(document.sessionId ?? '');
    if (ofSession) ofSession.push(document);
    else materials.set(document.sessionId ?? '', [document]);
  }
  return materials;
}

/** The title of a recording for which a file has none. */
export const untitledRecording = 'Recording';

/** The whole address of an uploaded file or of a link. */
export const toAddress = (url: string, origin: string): string => (url.startsWith('/') ? origin + url : url);

/** An address of this site that names an uploaded file is stored as that file. */
export function fromAddress(address: string, origin: string): string {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : '';
  return storedDocumentPattern.test(path) ? path : address;
}
