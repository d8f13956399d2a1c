import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type AssignmentsInput, assignmentsInput } from '@majlis/contracts/programme/assignments.schema';
import { type Session, sessionInput, sessionInputForZone, sessions } from '@majlis/contracts/programme/sessions.schema';
import type { RowVersion } from '@majlis/contracts/staff/history';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { t } from '#messages/staff';
import { sendRequest } from '../../../../api/client';
import { toFormValues } from '../../../fields/form/contract-fields';
import { preserveUneditedInstants, toLocalTimes, validateTimesInZone } from '../../../fields/form/zoned-values';
import { sortSpeakers, type VersionSpeaker } from '../../../rows/history/describe-version';
import { type ResourceConfig, resourceOf } from '../../../rows/resource/resource-config';
import { type Change, sendWrite } from '../../../shell/api/write';
import { changedFields, type FormValues, toJson } from '../../../shell/form-values';
import { formatDateTimeRange } from '../../../shell/session-times';
import { publicConferencePath } from '../conference-resource';

type ConferenceOfSessions = Pick<Conference, 'id' | 'timezone'> & Partial<Pick<Conference, 'slug' | 'status'>>;

export const sessionResource = ({ id, timezone, ...conference }: ConferenceOfSessions): ResourceConfig<Session> => ({
  ...resourceOf<Session>(sessions, id),
  itemsPath: writePaths.sessions,
  // Conferences count their sessions, and the agenda, the programme and its conflicts are read below them; people name their sessions.
  invalidates: [endpoints.conferences.path, writePaths.sessions, staffEndpoints.people.path],
  schema: sessionFields,
  restoreVersion: restoreSession,
  timeZone: timezone,
  publicPath(session) {
    const page = publicConferencePath(conference);
    return page && `${page}/sessions/${session.slug}`;
  },
  hasExclamationMark: true,
  getName: ({ title }) => title,
  describe: ({ title, sessionType, startTime, endTime, location, description }) =>
    [
      t('sessionLabels.titleAndType', { title, type: t(`sessionTypes.sessionTypes.${sessionType}`) }),
      formatDateTimeRange(startTime, endTime, timezone),
      ...[location, description].filter(Boolean),
    ].join('. '),
});

export const sessionInputSection = (conferenceId: string) => `sessions/${conferenceId}`;
export const assignmentInputSection = (conferenceId: string) => `session-speakers/${conferenceId}`;

/** A new session gets the id of its conference when it is sent, and a session never moves to another one. */
const sessionFields = sessionInput.omit({ conferenceId: true });
const times = ['startTime', 'endTime'] as const;

export const sessionSchemaForZone = (timezone: string) =>
  validateTimesInZone(sessionFields, sessionInputForZone(timezone));

/** Times are shown in the conference's zone (infra/adr/programme.md). */
export const toSessionFormValues = (session: Session, { timezone }: Pick<Conference, 'timezone'>): FormValues => ({
  ...toFormValues(sessionFields, session),
  ...toLocalTimes(session, times, timezone),
});

export type SessionStart = Pick<Session, 'startTime' | 'endTime' | 'location'> & Partial<Pick<Session, 'track'>>;

/** Without `start` a new session is in the first hour of the conference. */
export function newSessionFormValues(
  { startDate, timezone }: Pick<Conference, 'startDate' | 'timezone'>,
  start?: SessionStart,
): FormValues {
  const firstHour = { startTime: startDate, endTime: new Date(Date.parse(startDate) + hourMs).toISOString() };
  return { ...toFormValues(sessionFields), ...start, ...toLocalTimes(start ?? firstHour, times, timezone) };
}

const hourMs = 3_600_000;

export const toSessionInput = (values: FormValues, timezone: string, saved?: Session): FormValues =>
  preserveUneditedInstants(values, saved, times, timezone);

/** Local times are calculated as if they were UTC, which has no daylight saving. */
const parseAsUtc = (localDateTime: string) => Date.parse(`${localDateTime.slice(0, 16)}Z`);
const formatUtcAsLocal = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** Moves the end by as much as the start; an incomplete time leaves it unchanged. */
export function shiftEnd(end: string, oldStart: string, newStart: string): string {
  const ms = parseAsUtc(end) + parseAsUtc(newStart) - parseAsUtc(oldStart);
  return Number.isNaN(ms) ? end : formatUtcAsLocal(ms);
}

/** The speakers are a list with its own version, saved after the session. Unchanged parts are not saved. */
export async function restoreSession(
  input: object,
  live: Session,
  values: RowVersion['values'],
): Promise<(Change | null)[]> {
  const path = `${writePaths.sessions}/${live.id}`;
  const changes: (Change | null)[] = [];
  if (changedFields({ ...live, ...input }, { ...live }).length > 0)
    changes.push((await sendWrite('PUT', path, input, { ifMatch: live.version })).change);
  const liveSpeakers = await sendRequest<VersionSpeaker[]>('GET', endpoints.sessionSpeakers(live.id).path);
  const [current, restored] = [liveSpeakers, values.speakers].map((speakers) => toAssignments(speakers));
  if (toJson(current) !== toJson(restored))
    changes.push((await sendWrite('PUT', `${path}/speakers`, restored, { ifMatch: live.speakersVersion })).change);
  return changes;
}

const toAssignments = (speakers: VersionSpeaker[] = []): AssignmentsInput =>
  assignmentsInput.parse({
    speakers: sortSpeakers(speakers).map(({ personId, speakerType, presentationTitle }) => ({
      personId,
      speakerType,
      presentationTitle,
    })),
  });
