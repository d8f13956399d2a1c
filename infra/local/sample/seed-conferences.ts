import { AssignmentEntity } from '@majlis/conferences/assignments/assignment.entity';
import { ConferenceEntity } from '@majlis/conferences/conferences/conference.entity';
import {
  ConferencePartnerEntity,
  DocumentEntity,
  RoomEntity,
} from '@majlis/conferences/conferences/lists-of-conference';
import { PersonEntity } from '@majlis/conferences/people/person.entity';
import { SessionEntity } from '@majlis/conferences/sessions/session.entity';
import { documentInputForZone } from '@majlis/contracts/conferences/documents.schema';
import { sessionInputForZone } from '@majlis/contracts/programme/sessions.schema';
import { sessionSlug, speakerSlug } from '@majlis/contracts/shared/slugs';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { TranslationEntity } from '@majlis/rows/translations/translation.entity';
import type { DataSource } from 'typeorm';
import { insertIfEmpty, sampleEditor } from './insert-if-empty.js';
import { isoDay, parseSample, programmeFile, type SampleContent, type SampleProgramme } from './sample-content.js';
import type { SampleFileStore } from './sample-file-store.js';

export const conferencesEntities = [
  ConferenceEntity,
  SessionEntity,
  PersonEntity,
  AssignmentEntity,
  ConferencePartnerEntity,
  DocumentEntity,
  RoomEntity,
  TranslationEntity,
];

type SeededConference = { conference: ConferenceEntity; programme: SampleProgramme };

/** Conferences and people come first: the other rows are written only for conferences that staff have not deleted. */
export async function seedConferences(database: DataSource, sample: SampleContent, files: SampleFileStore) {
  const [conferences, people] = await Promise.all([
    insertIfEmpty(database, ConferenceEntity, () => conferenceRows(sample, files)),
    insertIfEmpty(database, PersonEntity, () => personRows(sample, files)),
  ]);
  const stored = await database.getRepository(ConferenceEntity).find();
  const seeded = stored.flatMap((conference): SeededConference[] => {
    const programme = sample.programmes.get(conference.slug);
    return programme ? [{ conference, programme }] : [];
  });
  const sessions = await insertIfEmpty(database, SessionEntity, async () => seeded.flatMap(sessionRows));
  const sessionSpeakers = sessions > 0 ? await assignSpeakers(database, seeded, sample) : 0;
  const conferencePartners = await insertIfEmpty(database, ConferencePartnerEntity, () => partnerRows(seeded, files));
  const rooms = await insertIfEmpty(database, RoomEntity, async () => seeded.flatMap(roomRows));
  const storedSessions = await database.getRepository(SessionEntity).find();
  const documents = await insertIfEmpty(database, DocumentEntity, () => documentRows(seeded, storedSessions, files));
  return { conferences, people, sessions, sessionSpeakers, conferencePartners, rooms, documents };
}

const conferenceRows = ({ conferences }: SampleContent, files: SampleFileStore) =>
  Promise.all(
    conferences.map(async ({ picture, conference }) => ({
      ...conference,
      featuredImage: await files.storePicture(picture, 'conferences'),
    })),
  );

function personRows({ people }: SampleContent, files: SampleFileStore) {
  const makeSlug = createSlugs();
  return Promise.all(
    Object.values(people).map(async ({ picture, ...person }) => ({
      ...person,
      slug: makeSlug(speakerSlug(person)),
      photo: await files.storePicture(picture, 'speakers'),
    })),
  );
}

/** Returns a function that appends '-2', '-3' … to a slug that was used before. */
function createSlugs(): (base: string) => string {
  const counts = new Map<string, number>();
  return (base) => {
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  };
}

function sessionRows({ conference, programme }: SeededConference) {
  const { id: conferenceId, timezone, slug } = conference;
  const schema = sessionInputForZone(timezone);
  const makeSlug = createSlugs();
  return programme.sessions.map(({ day, from, to, speakers, ...session }, sessionOrder) => {
    const [startTime, endTime] = [localTime(conference, day, from), localTime(conference, day, to)];
    const input = { ...session, sessionOrder, startTime, endTime };
    const row = parseSample(programmeFile(slug), schema, input, ['sessions', sessionOrder]);
    return { ...row, slug: makeSlug(sessionSlug(row.title)), conferenceId, speakersUpdatedBy: sampleEditor };
  });
}

function localTime({ startDate, timezone }: ConferenceEntity, day: number, time: string): string {
  const first = Date.parse(toLocalDateTime(startDate, timezone).slice(0, 10));
  return `${isoDay(first, day - 1)}T${time}`;
}

/** People are matched by name; people that staff have deleted are left out. */
async function assignSpeakers(
  database: DataSource,
  conferences: SeededConference[],
  sample: SampleContent,
): Promise<number> {
  const sessions = await database.getRepository(SessionEntity).find();
  const people = await database.getRepository(PersonEntity).find();
  const idOf = (key: string) => {
    const person = sample.people[key];
    return people.find(({ firstName, lastName }) => firstName === person?.firstName && lastName === person.lastName)
      ?.id;
  };
  const rows = conferences.flatMap(({ conference, programme }) =>
    programme.sessions.flatMap(({ title, speakers }) => {
      const session = sessions.find((each) => each.conferenceId === conference.id && each.title === title);
      return speakers.flatMap(({ person, ...speaker }, index) => {
        const personId = idOf(person);
        return session && personId ? [{ ...speaker, sessionId: session.id, personId, speakerOrder: index + 1 }] : [];
      });
    }),
  );
  return (await database.getRepository(AssignmentEntity).save(rows)).length;
}

const partnerRows = (conferences: SeededConference[], files: SampleFileStore) =>
  Promise.all(
    conferences.flatMap(({ conference, programme }) =>
      programme.partners.map(async ({ picture, ...partner }, order) => ({
        ...partner,
        logoUrl: await files.storePicture(picture, 'partners'),
        order,
        conferenceId: conference.id,
      })),
    ),
  );

const roomRows = ({ conference, programme }: SeededConference) =>
  programme.rooms.map((room, order) => ({ ...room, order, conferenceId: conference.id }));

const documentRows = (conferences: SeededConference[], sessions: SessionEntity[], files: SampleFileStore) =>
  Promise.all(
    conferences.flatMap(({ conference, programme }) =>
      programme.documents.map(async ({ session, publicFrom, file, ...document }, order) => {
        const sessionByTitle = sessions.find(
          ({ conferenceId, title }) => conferenceId === conference.id && title === session,
        );
        const input = {
          ...document,
          url: file === undefined ? document.url : await files.storeDocument(file),
          order,
          sessionId: sessionByTitle?.id ?? null,
          publicFrom: publicFrom && localTime(conference, publicFrom.day, publicFrom.time),
        };
        const schema = documentInputForZone(conference.timezone);
        const row = parseSample(programmeFile(conference.slug), schema, input, ['documents', order]);
        return { ...row, conferenceId: conference.id };
      }),
    ),
  );
