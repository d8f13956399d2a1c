import { type DocumentInput, documentInput, documentInputForZone } from '@majlis/contracts/documents';
import { message } from '@majlis/contracts/messages';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { toListResponse } from '@majlis/kit/database/audited-entity';
import { SortableRepository } from '@majlis/kit/database/sortable-repository';
import { validationError } from '@majlis/kit/http/http-errors';
import type { PersistRow, RouteParams } from '@majlis/kit/http/sortable-crud.controller';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { lockConference, visibilityFilter } from '../conferences/conference-access.js';
import { createConferenceScopedController } from '../conferences/conference-scoped-controller.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { DocumentEntity } from './document.entity.js';
import { listPublicDocuments } from './public-documents.js';

const noun = 'document';

@Controller('api/conferences/:conferenceId/documents')
export class DocumentsController extends createConferenceScopedController<DocumentInput>(
  documentInput,
)<DocumentEntity> {
  constructor(
    @InjectRepository(DocumentEntity) private readonly documents: Repository<DocumentEntity>,
    @InjectRepository(ConferenceEntity) conferences: Repository<ConferenceEntity>,
  ) {
    super(new SortableRepository(documents, noun), conferences);
  }

  @Get()
  @Public()
  async list(@Param() params: RouteParams, @CurrentUser() currentUser?: StaffMember) {
    const documents = await this.repositoryFor(params, visibilityFilter(currentUser));
    const { conferenceId = '' } = params;
    return toListResponse(
      currentUser,
      await (currentUser ? documents.list() : listPublicDocuments(this.documents, { conferenceId })),
    );
  }

  /** The lock keeps the time zone, in which the input's time is read, until the document is stored (ADR 0008). */
  override save(input: DocumentInput, { conferenceId = '' }: RouteParams, persist: PersistRow<DocumentEntity>) {
    return this.documents.manager.transaction(async (manager) => {
      const { id, timezone } = await lockConference(manager, conferenceId);
      const document = validateWith(documentInputForZone(timezone), input);
      const { sessionId } = document;
      if (sessionId !== null && !(await manager.existsBy(SessionEntity, { id: sessionId, conferenceId: id })))
        throw validationError({ sessionId: message('notSessionOfConference') });
      return persist(
        new SortableRepository(manager.getRepository(DocumentEntity), noun, { conferenceId: id }),
        document,
      );
    });
  }
}
