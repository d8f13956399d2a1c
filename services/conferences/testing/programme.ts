import type { SessionSpeaker } from '@majlis/contracts/assignments';
import { reads, writes } from '@majlis/contracts/endpoints';
import type { Person } from '@majlis/contracts/people';
import type { Session } from '@majlis/contracts/sessions';
import { inDays, type RunningConferences } from './running-conferences.js';

/** What staff do, in short: each answers what the service answered. */
export const programmeOf = ({ staff }: Pick<RunningConferences, 'staff'>) => ({
  addSession: async (conferenceId: string, changes: object = {}): Promise<Session> =>
    (await staff.post(reads.sessions(conferenceId).path).send(aSession(changes)).expect(201)).body,
  addPerson: async (changes: object = {}): Promise<Person> =>
    (await staff.post(reads.people.path).send(aPerson(changes)).expect(201)).body,
  assign: async (sessionId: string, ...people: Person[]): Promise<SessionSpeaker[]> =>
    (
      await staff
        .put(reads.sessionSpeakers(sessionId).path)
        .send({ speakers: people.map(asSpeaker) })
        .expect(200)
    ).body,
  remove: (path: string) => staff.delete(path).expect(204),
});

export const aSession = (changes: object = {}) => ({
  title: 'Shura in practice',
  startTime: inDays(10.5),
  endTime: inDays(10.6),
  ...changes,
});

export const aPerson = (changes: object = {}) => ({ firstName: 'Layla', lastName: 'Haddad', ...changes });

export const asSpeaker = ({ id }: Person) => ({ personId: id });

export const sessionPath = (id: string) => `${writes.sessions}/${id}`;
