import { type SessionDraftInput, type SessionInput, sessionInputForZone } from '@majlis/contracts/sessions';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { createRow, toListResponse, updateRow, type WriteContext } from '@majlis/kit/database/audited-entity';
import { CrudRepository } from '@majlis/kit/database/crud-repository';
import { validationError } from '@majlis/kit/http/http-errors';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { listSpeakers } from '../assignments/list-speakers.js';
import { replaceAssignments } from '../assignments/replace-assignments.js';
import { ConferenceEntity } from '../conferences/conference.entity.js';
import {
  findConference,
  findConferenceBySlug,
  lockConference,
  visibilityFilter,
} from '../conferences/conference-access.js';
import { DocumentEntity } from '../documents/document.entity.js';
import { listPublicDocuments } from '../documents/public-documents.js';
import { listAgendaJson, listProgrammeJson } from './programme.js';
import { SessionEntity } from './session.entity.js';
import { findSession, sessionNotFound, toSessionResponse } from './session-access.js';

@Injectable()
export class SessionsService {
  readonly rows: CrudRepository<SessionEntity>;

  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>,
    @InjectRepository(DocumentEntity) private readonly documents: Repository<DocumentEntity>,
  ) {
    this.rows = new CrudRepository(sessions, 'session');
  }

  async list(conferenceId: string, currentUser?: StaffMember): Promise<SessionEntity[]> {
    await findConference(this.conferences, conferenceId, visibilityFilter(currentUser));
    return this.sessions.find({ where: { conferenceId }, order: { startTime: 'ASC', sessionOrder: 'ASC', id: 'ASC' } });
  }

  agenda(conferenceId: string, currentUser?: StaffMember): Promise<string> {
    return listAgendaJson(this.sessions.manager, conferenceId, currentUser);
  }

  programme(conferenceId: string, currentUser?: StaffMember): Promise<string> {
    return listProgrammeJson(this.sessions.manager, conferenceId, currentUser);
  }

  async detail(id: string, currentUser?: StaffMember) {
    const session = await findSession(this.sessions, id, currentUser);
    const [speakers, documents] = await Promise.all([
      listSpeakers(this.sessions.manager, id, currentUser),
      listPublicDocuments(this.documents, { sessionId: id }),
    ]);
    return { ...toSessionResponse(currentUser, session), speakers, documents: toListResponse(currentUser, documents) };
  }

  /** The slug may be a former one. Throws 404 if the session belongs to another conference. */
  async findInConference(slug: string, id: string, currentUser?: StaffMember) {
    const conference = await findConferenceBySlug(this.conferences, slug, currentUser);
    const session = await this.sessions.findOneBy({ id, conferenceId: conference.id });
    if (!session) throw new NotFoundException(sessionNotFound);
    return { id, conferenceId: conference.id, conference };
  }

  async listDeleted(conferenceId: string): Promise<SessionEntity[]> {
    await findConference(this.conferences, conferenceId);
    return new CrudRepository(this.sessions, 'session', { conferenceId }).listDeleted();
  }

  create(conferenceId: string, input: SessionInput, actor: string): Promise<SessionEntity> {
    return this.sessions.manager.transaction(async (manager) => {
      const values = await parseInConferenceZone(manager, conferenceId, input);
      return createRow(manager.getRepository(SessionEntity), { ...values, speakersVersion: 1 }, actor);
    });
  }

  /** What publishing a draft does. */
  async updateWithSpeakers(
    id: string,
    { speakers, speakersVersion, ...input }: SessionDraftInput,
    { actor, ifMatch }: WriteContext,
  ): Promise<void> {
    await this.update(id, input, { actor, ifMatch });
    const speakersIfMatch = ifMatch === undefined ? undefined : speakersVersion;
    if (speakers)
      await replaceAssignments(this.sessions.manager, id, { speakers }, { actor, ifMatch: speakersIfMatch });
  }

  update(id: string, input: SessionInput, context: WriteContext): Promise<SessionEntity> {
    return this.sessions.manager.transaction(async (manager) => {
      const session = await manager.findOneBy(SessionEntity, { id });
      if (!session) throw new NotFoundException(sessionNotFound);
      const values = await parseInConferenceZone(manager, session.conferenceId, input);
      return updateRow(manager.getRepository(SessionEntity), { id }, { ...context, notFound: sessionNotFound }, values);
    });
  }
}

/** Parses the times in the conference's time zone, which stays locked until the transaction ends (ADR 0008). */
async function parseInConferenceZone(manager: EntityManager, conferenceId: string, input: SessionInput) {
  const { id, timezone } = await lockConference(manager, conferenceId);
  if (input.conferenceId !== undefined && input.conferenceId !== id)
    throw validationError({ conferenceId: 'This session belongs to another conference' });
  return { ...validateWith(sessionInputForZone(timezone), input), conferenceId: id };
}
