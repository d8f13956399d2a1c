import { Brackets, type Repository } from 'typeorm';
import type { DocumentEntity } from '../list-entities.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { addFileSizes } from './file-sizes.js';

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
