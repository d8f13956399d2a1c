import { KitModule } from '@majlis/kit/app/kit.module';
import type { ServiceSettings } from '@majlis/kit/app/service-settings';
import type { HistoryOptions } from '@majlis/kit/history/history-options';
import type { TranslatedTables } from '@majlis/kit/translations/translated-tables';
import { createReplacementsController } from '@majlis/kit/uploads/replacements.controller';
import { type DynamicModule, Module } from '@nestjs/common';
import { AssignmentsModule } from './assignments/assignments.module.js';
import { renewUndoneSpeakerLists } from './assignments/renew-speaker-lists.js';
import { SessionSpeakerEntity } from './assignments/session-speaker.entity.js';
import { CalendarsModule } from './calendars/calendars.module.js';
import { ChangesModule } from './changes/changes.module.js';
import { ChecklistModule } from './checklist/checklist.module.js';
import { ConferenceEntity } from './conferences/conference.entity.js';
import { conferenceSlugs } from './conferences/conference-slugs.js';
import { ConferencesModule } from './conferences/conferences.module.js';
import { FormerSlugEntity } from './conferences/former-slug.entity.js';
import { AcceptedConflictEntity } from './conflicts/accepted-conflict.entity.js';
import { ConflictsModule } from './conflicts/conflicts.module.js';
import { CopyModule } from './copy/copy.module.js';
import { DocumentEntity } from './documents/document.entity.js';
import { DocumentsModule } from './documents/documents.module.js';
import { DuplicatesModule } from './duplicates/duplicates.module.js';
import { EmbedsModule } from './embeds/embeds.module.js';
import { ExportModule } from './export/export.module.js';
import { ImportModule } from './import/import.module.js';
import { ConferencePartnerEntity } from './partners/conference-partner.entity.js';
import { PartnersModule } from './partners/partners.module.js';
import { FormerPersonSlugEntity } from './people/former-person-slug.entity.js';
import { PeopleModule } from './people/people.module.js';
import { PersonEntity } from './people/person.entity.js';
import { personSlugs } from './people/person-slugs.js';
import { PeopleImportModule } from './people-import/people-import.module.js';
import { ProceedingsModule } from './proceedings/proceedings.module.js';
import { RoomEntity } from './rooms/room.entity.js';
import { RoomsModule } from './rooms/rooms.module.js';
import { FormerSessionSlugEntity } from './sessions/former-session-slug.entity.js';
import { presentationTitlesSql } from './sessions/presentation-titles.js';
import { SessionEntity } from './sessions/session.entity.js';
import { sessionSlugs } from './sessions/session-slugs.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SpeakersModule } from './speakers/speakers.module.js';

/** The speakers of a session are a part of it, but their list has a version of its own (ADR 0003). */
const history: HistoryOptions = {
  part: { table: 'session_speakers', parentTable: 'sessions', parentColumn: 'session_id', property: 'speakers' },
  afterUndo: renewUndoneSpeakerLists,
};

const ofPublicConference = `conference_id IN (
  SELECT id FROM conferences WHERE deleted_at IS NULL AND status IN ('published', 'archived'))`;

const translations: TranslatedTables = {
  conferences: { label: 'title', isPublic: "status IN ('published', 'archived')", slugs: conferenceSlugs },
  sessions: {
    label: 'title',
    isPublic: ofPublicConference,
    conferenceId: 'conference_id',
    slugs: sessionSlugs,
    textsElsewhere: { presentationTitles: presentationTitlesSql },
  },
  rooms: { label: 'name', isPublic: `is_active AND ${ofPublicConference}`, conferenceId: 'conference_id' },
  documents: { label: 'title', isPublic: `is_active AND ${ofPublicConference}`, conferenceId: 'conference_id' },
  people: {
    label: "first_name || ' ' || last_name",
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
  SessionSpeakerEntity,
  ConferencePartnerEntity,
  DocumentEntity,
  RoomEntity,
  AcceptedConflictEntity,
];

const modules = [
  ConferencesModule,
  SessionsModule,
  AssignmentsModule,
  DuplicatesModule,
  PeopleImportModule,
  PeopleModule,
  ProceedingsModule,
  SpeakersModule,
  PartnersModule,
  RoomsModule,
  DocumentsModule,
  EmbedsModule,
  CalendarsModule,
  ChangesModule,
  ConflictsModule,
  ChecklistModule,
  ImportModule,
  CopyModule,
  ExportModule,
];

@Module({ controllers: [createReplacementsController('conferences')] })
export class ConferencesServiceModule {
  static forRoot(settings: ServiceSettings): DynamicModule {
    const identity = { name: 'conferences', entities: conferencesEntities, history, translations };
    // First, because `translations` is no id of a conference.
    return { module: ConferencesServiceModule, imports: [KitModule.forRoot(settings, identity), ...modules] };
  }
}
