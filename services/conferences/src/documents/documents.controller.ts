import { type DocumentInput, documentInput, documentInputIn } from '@majlis/contracts/documents';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { shownTo } from '@majlis/kit/database/editable-row';
import { OrderedRows } from '@majlis/kit/database/ordered-rows';
import type { Address, Write } from '@majlis/kit/http/ordered-rows.controller';
import { faultyFields } from '@majlis/kit/http/problem';
import { checked } from '@majlis/kit/http/validation.pipe';
import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { holdConference, visibleTo } from '../conferences/conference-view.js';
import { conferenceRowsController } from '../conferences/of-a-conference.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { DocumentEntity } from './document.entity.js';
import { publicDocuments } from './public-documents.js';

const noun = 'document';

@Controller('api/conferences/:conferenceId/documents')
export class DocumentsController extends conferenceRowsController<DocumentInput>(documentInput)<DocumentEntity> {
  constructor(
    @InjectRepository(DocumentEntity) private readonly documents: Repository<DocumentEntity>,
    @InjectRepository(ConferenceEntity) conferences: Repository<ConferenceEntity>,
  ) {
    super(new OrderedRows(documents, noun), conferences);
  }

  @Get()
  @Public()
  async list(@Param() address: Address, @Staff() staff?: StaffMember) {
    const documents = await this.at(address, visibleTo(staff));
    const { conferenceId = '' } = address;
    return shownTo(staff, await (staff ? documents.list() : publicDocuments(this.documents, { conferenceId })));
  }

  /** Its time is read in the zone that the conference keeps until the document is stored. */
  override stored(input: DocumentInput, { conferenceId = '' }: Address, write: Write<DocumentEntity>) {
    return this.documents.manager.transaction(async (manager) => {
      const { id, timezone } = await holdConference(manager, conferenceId);
      const document = checked(documentInputIn(timezone), input);
      const { sessionId } = document;
      if (sessionId !== null && !(await manager.existsBy(SessionEntity, { id: sessionId, conferenceId: id })))
        throw faultyFields({ sessionId: 'Choose a session of this conference' });
      return write(new OrderedRows(manager.getRepository(DocumentEntity), noun, { conferenceId: id }), document);
    });
  }
}
