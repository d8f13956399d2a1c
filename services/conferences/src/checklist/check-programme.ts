import type { Conference } from '@majlis/contracts/conferences';
import { type ChecklistItem, type ChecklistKind, checklistKinds } from '@majlis/contracts/programme-checklist';
import { findClashes } from '@majlis/contracts/session-clashes';
import { type SessionPart, typesWithoutPart } from '@majlis/contracts/session-parts';
import { toLocalDateTime } from '@majlis/contracts/zoned-times';
import type { CheckedSession, CheckedSpeaker } from './checklist-rows.js';

type CheckedConference = Pick<Conference, 'id' | 'startDate' | 'endDate' | 'timezone'>;
type Place = ChecklistItem['places'][number];

/** A longer list would not help. */
const maxPlaces = 20;
const managementPath = '/admin/conference-management';

/** Returns what is open, without the kinds of which nothing is. */
export function checkProgramme(conference: CheckedConference, sessions: CheckedSession[]): ChecklistItem[] {
  const own = sessions.filter(({ conferenceId }) => conferenceId === conference.id);
  const places: Record<ChecklistKind, Place[]> = {
    ...findClashPlaces(conference, sessions),
    'outside-dates': own.filter(isOutside(conference)).map(toSessionPlace),
    'missing-speakers': own
      .filter((session) => needs('speakers', session) && session.speakers.length === 0)
      .map(toAssignPlace),
    'missing-room': own
      .filter((session) => needs('room', session) && session.location.trim() === '')
      .map(toSessionPlace),
    'missing-abstract': own.filter((session) => needs('speakers', session) && !session.hasAbstract).map(toSessionPlace),
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

const needs = (part: SessionPart, { sessionType }: CheckedSession) => !typesWithoutPart[part].includes(sessionType);

const sessionsPath = (conferenceId: string) => `${managementPath}/${conferenceId}/sessions`;
const editPath = ({ conferenceId, id }: Pick<CheckedSession, 'conferenceId' | 'id'>) =>
  `${sessionsPath(conferenceId)}?edit=${id}`;
const toSessionPlace = (session: CheckedSession): Place => ({ label: session.title, path: editPath(session) });
const toAssignPlace = ({ title, conferenceId, id }: CheckedSession): Place => ({
  label: title,
  path: `${sessionsPath(conferenceId)}?assign=${id}`,
});
const toSpeakerPlace = ({ id, name }: CheckedSpeaker): Place => ({
  label: name,
  path: `${managementPath}/speakers?edit=${id}`,
});

const speakersOf = (sessions: CheckedSession[]): CheckedSpeaker[] => [
  ...new Map(sessions.flatMap(({ speakers }) => speakers).map((speaker) => [speaker.id, speaker])).values(),
];

/** Only speakers can clash with another conference, whose rooms are elsewhere. */
function findClashPlaces({ id: conferenceId }: CheckedConference, sessions: CheckedSession[]) {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const nameOf = (id: string) => {
    const { title = '', conferenceTitle = '', conferenceId: itsConference } = byId.get(id) ?? {};
    return itsConference === conferenceId ? `“${title}”` : `“${title}” (${conferenceTitle})`;
  };
  const places = { 'room-clash': [] as Place[], 'speaker-clash': [] as Place[] };
  for (const [one, other, clash] of findClashes(sessions)) {
    const isOwn = [one, other].map(({ id }) => byId.get(id)?.conferenceId === conferenceId);
    if (!isOwn.includes(true)) continue;
    const path = editPath({ conferenceId, id: isOwn[0] ? one.id : other.id });
    const both = `${nameOf(one.id)} and ${nameOf(other.id)}`;
    if (clash.isSameRoom && !isOwn.includes(false))
      places['room-clash'].push({ label: `${one.location}: ${both}`, path });
    for (const { name } of clash.speakers) places['speaker-clash'].push({ label: `${name}: ${both}`, path });
  }
  return places;
}

const dayOf = (instant: string, zone: string) => toLocalDateTime(instant, zone).slice(0, 10);

const isOutside =
  ({ startDate, endDate, timezone }: CheckedConference) =>
  ({ startTime, endTime }: CheckedSession) =>
    dayOf(startTime, timezone) < dayOf(startDate, timezone) || dayOf(endTime, timezone) > dayOf(endDate, timezone);

/** The label of an empty day is its date. */
function findEmptyDays({ id, startDate, endDate, timezone }: CheckedConference, sessions: CheckedSession[]): Place[] {
  const used = new Set(sessions.map(({ startTime }) => dayOf(startTime, timezone)));
  const [last, days] = [dayOf(endDate, timezone), [] as string[]];
  for (let day = dayOf(startDate, timezone); day <= last && days.length < 366; day = nextDay(day)) days.push(day);
  return days.filter((day) => !used.has(day)).map((day) => ({ label: day, path: sessionsPath(id) }));
}

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
