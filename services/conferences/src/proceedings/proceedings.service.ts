import type { ProceedingsSession } from '@majlis/contracts/programme/proceedings';
import { toListResponse } from '@majlis/rows/repository/audited-entity';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { listPublicDocuments } from '../documents/public-documents.js';
import { type ExportedSpeaker, readProgramme } from '../export/read-programme.js';
import { DocumentEntity } from '../list-entities.js';

@Injectable()
export class ProceedingsService {
  constructor(@InjectRepository(DocumentEntity) private readonly documents: Repository<DocumentEntity>) {}

  /** The sessions that have public documents, by time. As visitors see them, for staff too. */
  async list(conferenceId: string) {
    const documents = toListResponse(undefined, await listPublicDocuments(this.documents, { conferenceId }));
    const ids = new Set(documents.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId])));
    const sessions = await readProgramme(this.documents.manager, { conferenceId, id: In([...ids]) });
    return sessions.map(({ id, slug, title, track, startTime, endTime, sessionAbstract, speakers }) => ({
      ...{ id, slug, title, track, startTime, endTime, sessionAbstract },
      speakers: speakers.map(toContribution),
      documents: documents.filter(({ sessionId }) => sessionId === id),
    }));
  }
}

function toContribution({
  speakerType,
  presentationTitle,
  person: { id, slug, firstName, lastName, organization, orcidId },
}: ExportedSpeaker): ProceedingsSession['speakers'][number] {
  return { speakerType, presentationTitle, person: { id, slug, firstName, lastName, organization, orcidId } };
}
