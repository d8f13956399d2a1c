import { type DocumentInput, documentInputForZone, documents } from '@majlis/contracts/conferences/documents.schema';
import { message } from '@majlis/contracts/shared/messages';
import { CurrentUser, Public, type StaffMember } from '@majlis/kit/auth/current-user';
import { validationError } from '@majlis/kit/http/http-errors';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import type { PersistRow, RouteParams } from '@majlis/rows/lists/sortable-crud.controller';
import { toListResponse } from '@majlis/rows/repository/audited-entity';
import { SortableRepository } from '@majlis/rows/repository/crud-repository';
import { Get, Param } from '@nestjs/common';
import { lockConference, visibilityFilter } from '../conferences/conference.entity.js';
import { createListOfConferenceController, DocumentEntity } from '../conferences/lists-of-conference.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { listPublicDocuments } from './public-documents.js';

export class DocumentsController extends createListOfConferenceController(documents, DocumentEntity) {
  @Get()
  @Public()
  override async list(@Param() params: RouteParams, @CurrentUser() currentUser?: StaffMember) {
    const rows = await this.repositoryFor(params, visibilityFilter(currentUser));
    const { conferenceId = '' } = params;
    return toListResponse(
      currentUser,
      await (currentUser ? rows.list() : listPublicDocuments(this.entities, { conferenceId })),
    );
  }

  /** The lock keeps the time zone, in which the input's time is read, until the document is stored (infra/adr/programme.md). */
  override save(input: DocumentInput, { conferenceId = '' }: RouteParams, persist: PersistRow<DocumentEntity>) {
    return this.entities.manager.transaction(async (manager) => {
      const { id, timezone } = await lockConference(manager, conferenceId);
      const document = validateWith(documentInputForZone(timezone), input);
      const { sessionId } = document;
      if (sessionId !== null && !(await manager.existsBy(SessionEntity, { id: sessionId, conferenceId: id })))
        throw validationError({ sessionId: message('notSessionOfConference') });
      return persist(
        new SortableRepository(manager.getRepository(DocumentEntity), documents.noun, { conferenceId: id }),
        document,
      );
    });
  }
}
