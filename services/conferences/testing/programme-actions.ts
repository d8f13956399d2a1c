import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { SessionSpeaker } from '@majlis/contracts/programme/assignments.schema';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { daysFromNow, type RunningConferences } from './running-conferences.js';

export const programmeActions = ({ staff }: Pick<RunningConferences, 'staff'>) => ({
  addSession: async (conferenceId: string, changes: object = {}): Promise<Session> =>
    (await staff.post(endpoints.sessions(conferenceId).path).send(aSession(changes)).expect(201)).body,
  addPerson: async (changes: object = {}): Promise<Person> =>
    (await staff.post(staffEndpoints.people.path).send(aPerson(changes)).expect(201)).body,
  assign: async (sessionId: string, ...people: Person[]): Promise<SessionSpeaker[]> =>
    (
      await staff
        .put(endpoints.sessionSpeakers(sessionId).path)
        .send({ speakers: people.map(toSpeakerInput) })
        .expect(200)
    ).body,
  remove: (path: string) => staff.delete(path).expect(204),
});

export const aSession = (changes: object = {}) => ({
  title: 'Shura in practice',
  startTime: daysFromNow(10.5),
  endTime: daysFromNow(10.6),
  ...changes,
});

export const aPerson = (changes: object = {}) => ({ firstName: 'Layla', lastName: 'Haddad', ...changes });

export const toSpeakerInput = ({ id }: Person) => ({ personId: id });

export const sessionPath = (id: string) => `${writePaths.sessions}/${id}`;
