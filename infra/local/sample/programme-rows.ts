import { createHash } from 'node:crypto';
import type { ConferenceEntity } from '@majlis/conferences/conferences/conference.entity';
import type { SessionEntity } from '@majlis/conferences/sessions/session.entity';
import { conferencePartnerInput } from '@majlis/contracts/conference-partners';
import { documentInputIn } from '@majlis/contracts/documents';
import { personInput } from '@majlis/contracts/people';
import { sessionInputIn } from '@majlis/contracts/sessions';
import { wallClockOf } from '@majlis/contracts/zoned-times';
import { firstVersion } from '@majlis/kit/database/editable-row';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { medallion } from '../pictures/emblems/medallion.js';
import { programmeBooklet } from './booklet/programme-booklet.js';
import { sessionPaper } from './booklet/session-paper.js';
import type { StoreDrawing } from './drawings.js';
import { samplePeople } from './people/all.js';
import { nameOf } from './people/sample-person.js';
import type { SampleDocument, SampleProgramme, SampleSession } from './programmes/sample-programme.js';
import { sampleTeam } from './team-members.js';
import { sampleTestimonials } from './testimonials.js';

const sample = () => firstVersion('Sample content');

/** Who is shown elsewhere on the site has the same medallion here. */
const medallions = new Map([...sampleTeam, ...sampleTestimonials].map(({ name, medallion: face }) => [name, face]));

export const personRows = (store: StoreDrawing) =>
  Promise.all(
    Object.values(samplePeople).map(async ({ medallion: own, ...person }) => {
      const face = own ?? medallions.get(nameOf(person));
      const photo = face ? await store(() => medallion(face)) : '';
      return { ...personInput.parse({ ...person, photo }), ...sample() };
    }),
  );

/** The clock time on a day of the conference, counted from 1. */
function clockTime({ startDate, timezone }: ConferenceEntity, day: number, time: string): string {
  const first = Date.parse(wallClockOf(startDate, timezone).slice(0, 10));
  return `${new Date(first + (day - 1) * 86_400_000).toISOString().slice(0, 10)}T${time}`;
}

export const sessionRows = (conference: ConferenceEntity, { sessions }: SampleProgramme) =>
  sessions.map(({ day, from, to, speakers, ...session }, sessionOrder) => {
    const startTime = clockTime(conference, day, from);
    const endTime = clockTime(conference, day, to);
    const input = sessionInputIn(conference.timezone).parse({ sessionOrder, ...session, startTime, endTime });
    return { ...input, conferenceId: conference.id, speakersUpdatedBy: 'Sample content', ...sample() };
  });

/** Speakers of a session in their order; `people` tells ids by name. Who has been deleted meanwhile is left out. */
export const speakerRows = (sessionId: string, session: SampleSession, people: Map<string, string>) =>
  (session.speakers ?? []).flatMap(([key, speakerType, presentationTitle = ''], i) => {
    const personId = people.get(nameOf(samplePeople[key]));
    return personId ? [{ sessionId, personId, speakerType, presentationTitle, speakerOrder: i + 1 }] : [];
  });

export const conferencePartnerRows = (
  { id }: ConferenceEntity,
  { partners = [] }: SampleProgramme,
  store: StoreDrawing,
) =>
  Promise.all(
    partners.map(async ({ draw, ...partner }, order) => {
      const logoUrl = draw ? await store(draw) : '';
      return { ...conferencePartnerInput.parse({ ...partner, logoUrl, order }), conferenceId: id, ...sample() };
    }),
  );

export async function documentRows(
  conference: ConferenceEntity,
  programme: SampleProgramme,
  sessions: SessionEntity[],
  objects: ObjectStore,
) {
  const ofThis = sessions.filter(({ conferenceId }) => conferenceId === conference.id);
  const rowOf = async ({ session, publicFrom, ...document }: SampleDocument, order: number) => {
    const read = programme.sessions.find(({ title }) => title === session);
    const made = () => (read ? sessionPaper(conference, read) : programmeBooklet(conference, programme.sessions));
    const url = document.url ?? (await storePdf(made(), objects));
    const from = publicFrom && clockTime(conference, publicFrom.day, publicFrom.time);
    const sessionId = ofThis.find(({ title }) => title === session)?.id ?? null;
    const input = documentInputIn(conference.timezone).parse({ ...document, url, order, sessionId, publicFrom: from });
    return { ...input, conferenceId: conference.id, ...sample() };
  };
  return Promise.all((programme.documents ?? []).map(rowOf));
}

async function storePdf(bytes: Buffer, objects: ObjectStore): Promise<string> {
  const key = `documents/${createHash('sha256').update(bytes).digest('hex')}.pdf`;
  await objects.put(key, bytes, 'application/pdf');
  return `/${key}`;
}
