import {
  type SessionDraftInput,
  type SessionInput,
  sessionInputForZone,
} from '@majlis/contracts/programme/sessions.schema';
import { message } from '@majlis/contracts/shared/messages';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { type KeepUntilChanged, keepUntilChanged } from '@majlis/kit/database/keep-until-changed';
import { validationError } from '@majlis/kit/http/http-errors';
import { validateWith } from '@majlis/kit/http/validation.pipe';
import { toListResponse, type WriteContext } from '@majlis/rows/repository/audited-entity';
import { CrudRepository } from '@majlis/rows/repository/crud-repository';
import type { SluggedRepository } from '@majlis/rows/slugs/slug-registry';
import { readSlugs, requestedLanguage, slugInLanguage } from '@majlis/rows/translations/translate-rows';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { listAssignments, replaceAssignments } from '../assignments/replace-assignments.js';
import {
  ConferenceEntity,
  findConference,
  findConferenceBySlug,
  lockConference,
  uuidPattern,
  visibilityFilter,
} from '../conferences/conference.entity.js';
import { DocumentEntity } from '../conferences/lists-of-conference.js';
import { listPublicDocuments } from '../documents/public-documents.js';
import { findRecentChanges } from '../programme-changes/find-changes.js';
import { listAgendaJson, listProgrammeJson } from './programme.js';
import {
  createSessionRepository,
  findSession,
  SessionEntity,
  sessionNotFound,
  sessionSlugs,
  toSessionResponse,
} from './session.entity.js';

@Injectable()
export class SessionsService {
  readonly rows: SluggedRepository<SessionEntity>;
  private readonly keep: KeepUntilChanged<string>;

  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>,
    @InjectRepository(DocumentEntity) private readonly documents: Repository<DocumentEntity>,
  ) {
    this.rows = createSessionRepository(sessions);
    this.keep = keepUntilChanged(sessions.manager.dataSource);
  }

  async list(conferenceId: string, currentUser?: StaffMember): Promise<SessionEntity[]> {
    await findConference(this.conferences, conferenceId, visibilityFilter(currentUser));
    return this.sessions.find({ where: { conferenceId }, order: { startTime: 'ASC', sessionOrder: 'ASC', id: 'ASC' } });
  }

  agenda(conferenceId: string, currentUser?: StaffMember): Promise<string> {
    const key = ['agenda', requestedLanguage(), conferenceId, currentUser !== undefined].join(' ');
    return this.keep(key, () => listAgendaJson(this.sessions.manager, conferenceId, currentUser));
  }

  programme(conferenceId: string, currentUser?: StaffMember): Promise<string> {
    const key = ['programme', conferenceId, currentUser !== undefined].join(' ');
    return this.keep(key, () => listProgrammeJson(this.sessions.manager, conferenceId, currentUser));
  }

  /** Lists the texts of all sessions, so that a conference can be read offline. */
  async listTexts(conferenceId: string, currentUser?: StaffMember) {
    const sessions = await this.list(conferenceId, currentUser);
    const ids = sessions.map(({ id }) => id);
    const assignments = await listAssignments(this.sessions.manager, ids, currentUser);
    const speakers = new Map(ids.map((id): [string, typeof assignments] => [id, []]));
    for (const assignment of assignments) speakers.get(assignment.sessionId)?.push(assignment);
    return sessions.map((session) => ({
      ...toSessionResponse(currentUser, session),
      speakers: speakers.get(session.id),
    }));
  }

  async detail(id: string, currentUser?: StaffMember) {
    const session = await findSession(this.sessions, id, currentUser);
    const conference = await findConference(this.conferences, session.conferenceId);
    return this.addDetails(conference, session, currentUser);
  }

  /** Finds a session by its slug, a former one or its id. Throws 404 if it belongs to another conference. */
  async findInConference(conferenceSlug: string, slug: string, currentUser?: StaffMember) {
    const conference = await findConferenceBySlug(this.conferences, conferenceSlug, currentUser);
    const scope = { conferenceId: conference.id };
    const session =
      (await sessionSlugs.find(this.sessions, slug, { scope })) ??
      (uuidPattern.test(slug) ? await this.sessions.findOneBy({ ...scope, id: slug }) : null);
    if (!session) throw new NotFoundException(sessionNotFound);
    return { conference, session };
  }

  /** Returns the slugs of the conference and the session in the language of the request. */
  async slugsInLanguage(conference: ConferenceEntity, session: SessionEntity): Promise<[string, string]> {
    const { manager } = this.sessions;
    return [await slugInLanguage(manager, conference), await slugInLanguage(manager, session)];
  }

  async addDetails(conference: ConferenceEntity, session: SessionEntity, currentUser?: StaffMember) {
    const { id } = session;
    const { manager } = this.sessions;
    const changes = await findRecentChanges(manager, conference, id);
    return {
      ...toSessionResponse(currentUser, session),
      speakers: await listAssignments(manager, id, currentUser),
      documents: toListResponse(currentUser, await listPublicDocuments(this.documents, { sessionId: id })),
      recentChange: changes[0] ?? null,
      slugs: await readSlugs(manager, session),
    };
  }

  async listDeleted(conferenceId: string): Promise<SessionEntity[]> {
    await findConference(this.conferences, conferenceId);
    return new CrudRepository(this.sessions, 'session', { conferenceId }).listDeleted();
  }

  create(conferenceId: string, input: SessionInput, actor: string): Promise<SessionEntity> {
    return this.sessions.manager.transaction(async (manager) => {
      const values = await parseInConferenceZone(manager, conferenceId, input);
      const rows = createSessionRepository(manager.getRepository(SessionEntity));
      return rows.create({ ...values, speakersVersion: 1 }, actor);
    });
  }

  /**
   * Saves a session, then its speakers. The callers, in services/rows/src/drafts, use `runInOneTransaction`, so that both are saved
   * or neither is.
   */
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
      return createSessionRepository(manager.getRepository(SessionEntity)).update(id, values, context);
    });
  }
}

/** Parses the times in the conference's time zone, which stays locked until the transaction ends (infra/adr/programme.md). */
async function parseInConferenceZone(manager: EntityManager, conferenceId: string, input: SessionInput) {
  const { id, timezone } = await lockConference(manager, conferenceId);
  if (input.conferenceId !== undefined && input.conferenceId !== id)
    throw validationError({ conferenceId: message('sessionOfOtherConference') });
  return { ...validateWith(sessionInputForZone(timezone), input), conferenceId: id };
}
