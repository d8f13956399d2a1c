import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type Session, sessions } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { t } from '#messages/staff';
import { type ResourceConfig, resourceOf } from '../../../rows/resource/resource-config';
import { formatDateTimeRange } from '../../../shell/session-times';
import { publicConferencePath } from '../conference-resource';
import { restoreSession } from './restore-session';
import { sessionFields } from './session-values';

type ConferenceOfSessions = Pick<Conference, 'id' | 'timezone'> & Partial<Pick<Conference, 'slug' | 'status'>>;

export const sessionResource = ({ id, timezone, ...conference }: ConferenceOfSessions): ResourceConfig<Session> => ({
  ...resourceOf<Session>(sessions, id),
  itemsPath: writePaths.sessions,
  // Sessions are counted in the list of conferences and listed with their speakers.
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
