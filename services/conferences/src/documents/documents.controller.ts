import { type DocumentInput, documentInput, documentInputIn } from '@majlis/contracts/documents';
import { Public, Staff, type StaffMember } from '@majlis/kit/auth/staff';
import { OrderedRows } from '@majlis/kit/database/ordered-rows';
import { shownTo } from '@majlis/kit/database/shown-to';
import type { Address } from '@majlis/kit/http/ordered-rows.controller';
import { faultyFields } from '@majlis/kit/http/problem';
import { checked } from '@majlis/kit/http/validation.pipe';
import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { conferenceRowsController } from '../conferences/of-a-conference.js';
import { findConference, visibleTo } from '../conferences/visible-conference.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { DocumentEntity } from './document.entity.js';
import { publicDocuments } from './public-documents.js';

@Controller('api/conferences/:conferenceId/documents')
export class DocumentsController extends conferenceRowsController<DocumentInput>(documentInput)<DocumentEntity> {
  constructor(
    @InjectRepository(DocumentEntity) private readonly documents: Repository<DocumentEntity>,
    @InjectRepository(ConferenceEntity) conferences: Repository<ConferenceEntity>,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
  ) {
    super(new OrderedRows(documents, 'document'), conferences);
  }

  @Get()
  @Public()
  async list(@Param() address: Address, @Staff() staff?: StaffMember) {
    const { id } = await findConference(this.conferences, address.conferenceId, visibleTo(staff));
    const all = staff
      ? await (await this.at(address)).list()
      : await publicDocuments(this.documents, { conferenceId: id });
    return shownTo(staff, all);
  }

  override async rowOf(input: DocumentInput, { conferenceId }: Address) {
    const { id, timezone } = await findConference(this.conferences, conferenceId);
    const { sessionId, ...document } = checked(documentInputIn(timezone), input);
    if (sessionId !== null && !(await this.sessions.existsBy({ id: sessionId, conferenceId: id })))
      throw faultyFields({ sessionId: 'Choose a session of this conference' });
    return { ...document, sessionId };
  }
}
