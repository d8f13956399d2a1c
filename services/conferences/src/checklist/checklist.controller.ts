import {
  type ChecklistItem,
  type ChecklistKind,
  checklistKinds,
} from '@majlis/contracts/programme/programme-checklist';
import {
  type Conflict,
  type ConflictKind,
  conflictKinds,
  findConflicts,
  type Programme,
} from '@majlis/contracts/programme/programme-conflicts';
import { typesWithoutPart } from '@majlis/contracts/programme/session-parts';
import { groupBy } from '@majlis/contracts/shared/group-by';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { IdPipe } from '@majlis/kit/http/id.pipe';
import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ConferenceEntity, findConference } from '../conferences/conference.entity.js';
import { RoomEntity } from '../conferences/lists-of-conference.js';
import {
  type CheckedSession,
  type CheckedSpeaker,
  listAcceptedConflicts,
  readCheckedSessions,
} from '../conflicts/accepted-conflicts.js';

@Controller('api/conferences/:conferenceId/checklist')
export class ChecklistController {
  constructor(@InjectRepository(ConferenceEntity) private readonly conferences: Repository<ConferenceEntity>) {}

  @Get()
  async list(@Param('conferenceId', IdPipe) conferenceId: string) {
    const conference = await findConference(this.conferences, conferenceId);
    const { manager } = this.conferences;
    const [bookings, rooms, accepted] = await Promise.all([
      readCheckedSessions(manager, conferenceId),
      manager.findBy(RoomEntity, { conferenceId }),
      listAcceptedConflicts(manager, conferenceId),
    ]);
    return checkProgramme({ conference, bookings, rooms, accepted });
  }
}

type CheckedProgramme = Omit<Programme, 'bookings'> & { bookings: CheckedSession[] };
type Place = ChecklistItem['places'][number];

/** A longer list would not help. */
const maxPlaces = 20;
const managementPath = '/admin/conference-management';

/** Returns the open items, without the kinds that have none. */
function checkProgramme(programme: CheckedProgramme): ChecklistItem[] {
  const { conference, bookings } = programme;
  const own = bookings.filter(({ conferenceId }) => conferenceId === conference.id);
  const places: Record<ChecklistKind, Place[]> = {
    ...findConflictPlaces(programme),
    'missing-abstract': own.filter(lacksAbstract).map(toSessionPlace),
    'empty-day': findEmptyDays(conference, own),
    'missing-biography': speakersOf(own)
      .filter(({ hasBiography }) => !hasBiography)
      .map(toSpeakerPlace),
    'missing-portrait': speakersOf(own)
      .filter(({ hasPortrait }) => !hasPortrait)
      .map(toSpeakerPlace),
  };
  return checklistKinds
    .map((kind) => ({ kind, count: places[kind].length, places: places[kind].slice(0, maxPlaces) }))
    .filter(({ count }) => count > 0);
}

/** A session of a type without speakers needs no abstract. */
const lacksAbstract = ({ sessionType, hasAbstract }: CheckedSession) =>
  !hasAbstract && !typesWithoutPart.speakers.includes(sessionType);

const sessionsPath = (conferenceId: string) => `${managementPath}/${conferenceId}/sessions`;
const toSessionPlace = ({ title, conferenceId, id }: CheckedSession): Place => ({
  label: title,
  path: `${sessionsPath(conferenceId)}?edit=${id}`,
});
const toSpeakerPlace = ({ id, name }: CheckedSpeaker): Place => ({
  label: name,
  path: `${managementPath}/speakers?edit=${id}`,
});

const speakersOf = (sessions: CheckedSession[]): CheckedSpeaker[] => [
  ...new Map(sessions.flatMap(({ speakers }) => speakers).map((speaker) => [speaker.id, speaker])).values(),
];

/** Lists the places of conflicts by kind, without accepted ones. */
function findConflictPlaces(programme: Programme): Record<ConflictKind, Place[]> {
  const open = findConflicts(programme).filter(({ accepted }) => !accepted);
  const byKind = groupBy(open, ({ kind }) => kind);
  const toPlace = (conflict: Conflict) => toConflictPlace(programme.conference.id, conflict);
  const entries = conflictKinds.map((kind) => [kind, (byKind.get(kind) ?? []).map(toPlace)]);
  return Object.fromEntries(entries) as Record<ConflictKind, Place[]>;
}

function toConflictPlace(ownConference: string, conflict: Conflict): Place {
  const own = conflict.sessions.find(({ conferenceId }) => conferenceId === ownConference);
  const query = conflict.kind === 'missing-speakers' ? 'assign' : 'edit';
  const path = `${sessionsPath(ownConference)}?${query}=${own?.id}`;
  return { label: describeConflict(ownConference, conflict), path };
}

function describeConflict(ownConference: string, { kind, sessions, speaker, room, minutes }: Conflict): string {
  const titles = sessions
    .map(({ title, conferenceId, conferenceTitle }) =>
      conferenceId === ownConference ? `“${title}”` : `“${title}” (${conferenceTitle})`,
    )
    .join(' and ');
  const [first] = sessions;
  if (kind === 'room-clash') return `${first?.location}: ${titles}`;
  if (kind === 'speaker-clash') return `${speaker?.name}: ${titles}`;
  if (kind === 'change-over') return `${speaker?.name}, ${minutes} min: ${titles}`;
  if (kind === 'capacity') return `${room?.name} for ${room?.capacity}: ${titles} for ${first?.maxAttendees}`;
  return first?.title ?? '';
}

const dayOf = (instant: string, zone: string) => toLocalDateTime(instant, zone).slice(0, 10);

/** The label of an empty day is its date. */
function findEmptyDays(
  { id, startDate, endDate, timezone }: Programme['conference'],
  sessions: CheckedSession[],
): Place[] {
  const used = new Set(sessions.map(({ startTime }) => dayOf(startTime, timezone)));
  const [last, days] = [dayOf(endDate, timezone), [] as string[]];
  for (let day = dayOf(startDate, timezone); day <= last && days.length < 366; day = nextDay(day)) days.push(day);
  return days.filter((day) => !used.has(day)).map((day) => ({ label: day, path: sessionsPath(id) }));
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
