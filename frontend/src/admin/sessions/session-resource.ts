import type { Conference } from '@majlis/contracts/conferences';
import { reads, writes } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { capitalised } from '../../ui/text/capitalised';
import type { Resource } from '../editing/resource';
import { spanOf } from './session-times';

/** The sessions of a conference. The list of conferences counts them, and persons know theirs. */
export const sessionResource = ({ id, timezone }: Pick<Conference, 'id' | 'timezone'>): Resource<Session> => ({
  list: reads.sessions(id),
  deleted: reads.deletedSessions(id),
  itemsPath: writes.sessions,
  shownAt: [reads.conferences.path, writes.sessions, reads.people.path],
  noun: 'session',
  exclaims: true,
  idOf: (session) => session.id,
  nameOf: ({ title }) => title,
  summaryOf: ({ title, sessionType, startTime, endTime, location, description }) =>
    [
      `${title} (${capitalised(sessionType)})`,
      spanOf(startTime, endTime, timezone),
      ...[location, description].filter(Boolean),
    ].join('. '),
});
