import { type SessionInput, sessionInputIn } from '@majlis/contracts/sessions';
import type { StaffMember } from '@majlis/kit/auth/staff';
import { createRow, type Edit, editRow, shownTo } from '@majlis/kit/database/editable-row';
import { EditableRows } from '@majlis/kit/database/editable-rows';
import { faultyFields } from '@majlis/kit/http/problem';
import { checked } from '@majlis/kit/http/validation.pipe';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { speakersOf } from '../assignments/session-speakers.js';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import { conferenceAt, findConference, holdConference, visibleTo } from '../conferences/conference-view.js';
import { DocumentEntity } from '../documents/document.entity.js';
import { publicDocuments } from '../documents/public-documents.js';
import { agendaOf, programmeOf } from './programme.js';
import { SessionEntity } from './session.entity.js';
import { findSession, noSession, sessionShownTo } from './session-view.js';

@Injectable()
export class SessionsService {
  readonly rows: EditableRows<SessionEntity>;

  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>,
    @InjectRepository(DocumentEntity) private readonly documents: Repository<DocumentEntity>,
  ) {
    this.rows = new EditableRows(sessions, 'session');
  }

  async list(conferenceId: string, staff?: StaffMember): Promise<SessionEntity[]> {
    await findConference(this.conferences, conferenceId, visibleTo(staff));
    return this.sessions.find({ where: { conferenceId }, order: { startTime: 'ASC', sessionOrder: 'ASC', id: 'ASC' } });
  }

  agenda(conferenceId: string, staff?: StaffMember): Promise<string> {
    return agendaOf(this.sessions.manager, conferenceId, staff);
  }

  programme(conferenceId: string, staff?: StaffMember): Promise<string> {
    return programmeOf(this.sessions.manager, conferenceId, staff);
  }

  /** A session with its speakers and the documents that are public. */
  async detail(id: string, staff?: StaffMember) {
    const session = await findSession(this.sessions, id, staff);
    const [speakers, documents] = await Promise.all([
      speakersOf(this.sessions.manager, id, staff),
      publicDocuments(this.documents, { sessionId: id }),
    ]);
    return { ...sessionShownTo(staff, session), speakers, documents: shownTo(staff, documents) };
  }

  /** A session of the conference that has this address, or had it: then its slug is another. Throws 404 for one of another. */
  async placeUnder(slug: string, id: string, staff?: StaffMember) {
    const conference = await conferenceAt(this.conferences, slug, staff);
    const session = await this.sessions.findOneBy({ id, conferenceId: conference.id });
    if (!session) throw new NotFoundException(noSession);
    return { id, conferenceId: conference.id, conference };
  }

  async listDeleted(conferenceId: string): Promise<SessionEntity[]> {
    await findConference(this.conferences, conferenceId);
    return new EditableRows(this.sessions, 'session', { conferenceId }).listDeleted();
  }

  create(conferenceId: string, input: SessionInput, by: string): Promise<SessionEntity> {
    return this.sessions.manager.transaction(async (manager) => {
      const values = await inZoneOfConference(manager, conferenceId, input);
      return createRow(manager.getRepository(SessionEntity), { ...values, speakersVersion: 1 }, by);
    });
  }

  update(id: string, input: SessionInput, edit: Edit): Promise<SessionEntity> {
    return this.sessions.manager.transaction(async (manager) => {
      const session = await manager.findOneBy(SessionEntity, { id });
      if (!session) throw new NotFoundException(noSession);
      const values = await inZoneOfConference(manager, session.conferenceId, input);
      return editRow(manager.getRepository(SessionEntity), { id }, { ...edit, notFound: noSession }, values);
    });
  }
}

/** What to store of a session; the conference keeps its zone until that is done. */
async function inZoneOfConference(manager: EntityManager, conferenceId: string, input: SessionInput) {
  const { id, timezone } = await holdConference(manager, conferenceId);
  if (input.conferenceId !== undefined && input.conferenceId !== id)
    throw faultyFields({ conferenceId: 'This session belongs to another conference' });
  return { ...checked(sessionInputIn(timezone), input), conferenceId: id };
}
