import { conferencePartners } from '@majlis/contracts/conferences/conference-partners.schema';
import type { ServiceSettings } from '@majlis/kit/settings/service-settings';
import { RowsModule } from '@majlis/rows/app/rows.module';
import type { HistoryOptions } from '@majlis/rows/repository/revisions';
import type { TranslatedTables } from '@majlis/rows/translations/translated-tables';
import { createReplacementsController } from '@majlis/rows/uploads/replace-upload';
import type { DynamicModule } from '@nestjs/common';
import { AssignmentEntity } from './assignments/assignment.entity.js';
import { AssignmentsController, SessionAssignmentsController } from './assignments/assignments.controller.js';
import { renewUndoneSpeakerLists } from './assignments/replace-assignments.js';
import { CalendarsController, CalendarsService } from './calendars/calendars.controller.js';
import { ChecklistController } from './checklist/checklist.controller.js';
import { ConferenceEntity, conferenceSlugs, FormerSlugEntity } from './conferences/conference.entity.js';
import { ConferenceAdminService } from './conferences/conference-admin.service.js';
import { ConferenceQueryService } from './conferences/conference-query.service.js';
import { ConferencesController } from './conferences/conferences.controller.js';
import {
  ConferencePartnerEntity,
  createListOfConferenceController,
  DocumentEntity,
  RoomEntity,
} from './conferences/lists-of-conference.js';
import { AcceptedConflictEntity } from './conflicts/accepted-conflicts.js';
import { ConflictsController } from './conflicts/conflicts.controller.js';
import { CopyController } from './copy/copy.controller.js';
import { DocumentsController } from './documents/documents.controller.js';
import { DuplicatesController } from './duplicates/duplicates.controller.js';
import { OembedController } from './embeds/oembed.controller.js';
import { ExportController, PeopleExportController } from './export/export.controller.js';
import { MailMergeController } from './export/mail-merge.controller.js';
import { ImportController } from './import/import.controller.js';
import { PeopleController } from './people/people.controller.js';
import { FormerPersonSlugEntity, PersonEntity, personSlugs } from './people/person.entity.js';
import { PeopleImportController } from './people-import/people-import.controller.js';
import { ProceedingsController } from './proceedings/proceedings.controller.js';
import { ProgrammeChangesController } from './programme-changes/programme-changes.controller.js';
import { RoomsController } from './rooms/rooms.controller.js';
import { MovesController } from './sessions/moves.controller.js';
import { presentationTitlesSql } from './sessions/programme.js';
import { FormerSessionSlugEntity, SessionEntity, sessionSlugs } from './sessions/session.entity.js';
import {
  ConferenceSessionsController,
  SessionInConferenceController,
  SessionsController,
} from './sessions/sessions.controller.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SpeakersController } from './speakers/speakers.controller.js';

/** The speakers of a session are a part of it, but their list has a version of its own (infra/adr/api.md). */
const history: HistoryOptions = {
  part: { table: 'session_speakers', parentTable: 'sessions', parentColumn: 'session_id', property: 'speakers' },
  afterUndo: renewUndoneSpeakerLists,
};

const ofPublicConference = `conference_id IN (
  SELECT id FROM conferences WHERE deleted_at IS NULL AND status IN ('published', 'archived'))`;

const translations: TranslatedTables = {
  conferences: { isPublic: "status IN ('published', 'archived')", slugs: conferenceSlugs },
  sessions: {
    isPublic: ofPublicConference,
    slugs: sessionSlugs,
    textsElsewhere: { presentationTitles: presentationTitlesSql },
  },
  rooms: { isPublic: `is_active AND ${ofPublicConference}` },
  documents: { isPublic: `is_active AND ${ofPublicConference}` },
  people: {
    isPublic: `id IN (
      SELECT person_id FROM session_speakers JOIN sessions ON sessions.id = session_id AND sessions.deleted_at IS NULL
      WHERE ${ofPublicConference})`,
    slugs: personSlugs,
  },
};

export const conferencesEntities = [
  ConferenceEntity,
  FormerSlugEntity,
  SessionEntity,
  FormerSessionSlugEntity,
  PersonEntity,
  FormerPersonSlugEntity,
  AssignmentEntity,
  ConferencePartnerEntity,
  DocumentEntity,
  RoomEntity,
  AcceptedConflictEntity,
];

const controllers = [
  createReplacementsController('conferences'),
  ConferencesController,
  MovesController,
  ConferenceSessionsController,
  SessionInConferenceController,
  SessionsController,
  SessionAssignmentsController,
  AssignmentsController,
  DuplicatesController,
  PeopleImportController,
  PeopleController,
  ProceedingsController,
  SpeakersController,
  createListOfConferenceController(conferencePartners, ConferencePartnerEntity),
  RoomsController,
  DocumentsController,
  OembedController,
  CalendarsController,
  ProgrammeChangesController,
  ConflictsController,
  ChecklistController,
  ImportController,
  CopyController,
  ExportController,
  MailMergeController,
  PeopleExportController,
];

const providers = [ConferenceQueryService, ConferenceAdminService, SessionsService, CalendarsService];

export const conferencesModule = (settings: ServiceSettings): DynamicModule =>
  RowsModule.forRoot(settings, {
    name: 'conferences',
    entities: conferencesEntities,
    controllers,
    providers,
    history,
    translations,
  });
