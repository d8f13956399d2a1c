import { toAddress } from '../documents/session-materials.js';
import type { ExportedProgramme, ExportedSession } from './read-programme.js';

export function toSessionsJson({ conference, sessions, rooms }: ExportedProgramme, origin: string): string {
  const { id, title, slug, timezone, startDate, endDate } = conference;
  return JSON.stringify(
    {
      conference: { id, title, slug, timezone, startDate, endDate },
      rooms: rooms.map(({ name, capacity }) => ({ name, capacity })),
      sessions: sessions.map((session) => toSession(session, origin)),
    },
    null,
    2,
  );
}

function toSession(session: ExportedSession, origin: string) {
  const { id, title, sessionType, track, startTime, endTime, location, sessionOrder, maxAttendees } = session;
  const { description, sessionAbstract, specialRequirements } = session;
  return {
    id,
    title,
    sessionType,
    track,
    startTime,
    endTime,
    location,
    sessionOrder,
    maxAttendees,
    description,
    sessionAbstract,
    specialRequirements,
    speakers: session.speakers.map(({ personId, speakerType, presentationTitle, person }) => ({
      personId,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      orcidId: person.orcidId,
      position: person.position,
      organization: person.organization,
      biography: person.biography,
      expertiseAreas: person.expertiseAreas,
      speakerType,
      presentationTitle,
    })),
    materials: session.materials.map((material) => ({
      title: material.title,
      kind: material.kind,
      url: toAddress(material.url, origin),
      language: material.language,
      doi: material.doi,
      licence: material.licence,
      pages: material.pages,
      publishedOn: material.publishedOn,
      publicFrom: material.publicFrom,
      isActive: material.isActive,
    })),
  };
}
