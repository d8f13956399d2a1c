import { SessionSpeakerEntity } from '@majlis/conferences/assignments/session-speaker.entity';
import { ConferenceEntity } from '@majlis/conferences/conferences/conference.entity';
import { DocumentEntity } from '@majlis/conferences/documents/document.entity';
import { ConferencePartnerEntity } from '@majlis/conferences/partners/conference-partner.entity';
import { PersonEntity } from '@majlis/conferences/people/person.entity';
import { SessionEntity } from '@majlis/conferences/sessions/session.entity';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import type { DataSource } from 'typeorm';
import type { Drawings } from './drawings.js';
import { fill } from './fill.js';
import { nameOf } from './people/sample-person.js';
import { conferencePartnerRows, documentRows, personRows, sessionRows, speakerRows } from './programme-rows.js';
import { sampleProgrammes } from './programmes/all.js';
import type { SampleProgramme } from './programmes/sample-programme.js';
import { conferenceRows } from './rows.js';

export const conferencesEntities = [
  ConferenceEntity,
  SessionEntity,
  PersonEntity,
  SessionSpeakerEntity,
  ConferencePartnerEntity,
  DocumentEntity,
];

type Filling = { today: Date; drawings: Drawings; objects: ObjectStore };

/** A conference of the sample as it is stored, and what belongs to it. */
type Held = [conference: ConferenceEntity, programme: SampleProgramme];

/** Conferences and people first: the rest is written for those of the sample that are still there. */
export async function fillConferences(database: DataSource, { today, drawings, objects }: Filling) {
  const [conferences, people] = await Promise.all([
    fill(database, ConferenceEntity, () => conferenceRows(today, drawings.into('conferences', 1280))),
    fill(database, PersonEntity, () => personRows(drawings.into('speakers'))),
  ]);
  const held = await heldConferences(database);
  const sessions = await fill(database, SessionEntity, async () => held.flatMap((each) => sessionRows(...each)));
  const sessionSpeakers = sessions > 0 ? await assignSpeakers(database, held) : 0;
  const conferencePartners = await fill(database, ConferencePartnerEntity, () =>
    ofAll(held, (each) => conferencePartnerRows(...each, drawings.into('partners'))),
  );
  const stored = await database.getRepository(SessionEntity).find();
  const documents = await fill(database, DocumentEntity, () =>
    ofAll(held, (each) => documentRows(...each, stored, objects)),
  );
  return { conferences, people, sessions, sessionSpeakers, conferencePartners, documents };
}

async function heldConferences(database: DataSource): Promise<Held[]> {
  const conferences = await database.getRepository(ConferenceEntity).find();
  return conferences.flatMap((conference): Held[] => {
    const programme = sampleProgrammes[conference.slug];
    return programme ? [[conference, programme]] : [];
  });
}

async function assignSpeakers(database: DataSource, held: Held[]): Promise<number> {
  const sessions = await database.getRepository(SessionEntity).find();
  const people = await database.getRepository(PersonEntity).find();
  const ids = new Map(people.map((person) => [nameOf(person), person.id]));
  const rows = held.flatMap(([{ id }, programme]) =>
    programme.sessions.flatMap((session) => {
      const stored = sessions.find(({ conferenceId, title }) => conferenceId === id && title === session.title);
      return stored ? speakerRows(stored.id, session, ids) : [];
    }),
  );
  return (await database.getRepository(SessionSpeakerEntity).save(rows)).length;
}

const ofAll = async <Row>(held: Held[], rows: (each: Held) => Promise<Row[]>) =>
  (await Promise.all(held.map(rows))).flat();
