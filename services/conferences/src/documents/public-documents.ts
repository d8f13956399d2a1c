import { groupBy } from '@majlis/contracts/shared/group-by';
import { storedDocumentPattern } from '@majlis/contracts/shared/uploads.schema';
import { Brackets, type EntityManager, IsNull, Not, type Repository } from 'typeorm';
import { DocumentEntity } from '../conferences/lists-of-conference.js';
import { SessionEntity } from '../sessions/session.entity.js';

/** The public documents in order: active, past their release time, and without those of deleted sessions. */
export async function listPublicDocuments(
  documents: Repository<DocumentEntity>,
  parent: { conferenceId: string } | { sessionId: string },
): Promise<(DocumentEntity & { bytes?: number })[]> {
  const rows = await documents
    .createQueryBuilder('document')
    .leftJoin(SessionEntity, 'session', 'session.id = document.session_id')
    .where(parent)
    .andWhere({ isActive: true })
    .andWhere(
      new Brackets((condition) =>
        condition.where('document.public_from IS NULL').orWhere('document.public_from <= now()'),
      ),
    )
    .andWhere(
      new Brackets((condition) => condition.where('document.session_id IS NULL').orWhere('session.id IS NOT NULL')),
    )
    .orderBy({ 'document.order': 'ASC', 'document.created_at': 'ASC', 'document.id': 'ASC' })
    .getMany();
  return addFileSizes(documents.manager, rows);
}

/** Adds the sizes of uploaded files, which the media library knows. */
async function addFileSizes<Row extends { url: string }>(
  manager: EntityManager,
  rows: Row[],
): Promise<(Row & { bytes?: number })[]> {
  const found: { url: string; bytes: number }[] =
    rows.length === 0
      ? []
      : await manager.query('SELECT url, bytes FROM cms.document_sizes WHERE url = ANY ($1)', [
          rows.map(({ url }) => url),
        ]);
  const bytesByUrl = new Map(found.map(({ url, bytes }) => [url, bytes]));
  return rows.map((row) => {
    const bytes = bytesByUrl.get(row.url);
    return bytes === undefined ? row : { ...row, bytes };
  });
}

/** Maps the ids of the conference's sessions to their documents, in order. */
export async function listMaterials(
  manager: EntityManager,
  conferenceId: string,
): Promise<Map<string, DocumentEntity[]>> {
  const documents = await manager.find(DocumentEntity, {
    where: { conferenceId, sessionId: Not(IsNull()) },
    order: { order: 'ASC', createdAt: 'ASC', id: 'ASC' },
  });
  return groupBy(documents, ({ sessionId }) => sessionId ?? '');
}

/** A recording gets this title when an imported file names none. */
export const untitledRecording = 'Recording';

/** The whole address of an uploaded file or of a link. */
export const toAddress = (url: string, origin: string): string => (url.startsWith('/') ? origin + url : url);

/** An address of this site that names an uploaded file is stored as that file. */
export function fromAddress(address: string, origin: string): string {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : '';
  return storedDocumentPattern.test(path) ? path : address;
}
