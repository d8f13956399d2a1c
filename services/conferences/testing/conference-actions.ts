import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { SessionSpeaker } from '@majlis/contracts/programme/assignments.schema';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { changeHeader, undoPath } from '@majlis/contracts/staff/history';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import type { RunningService } from '@majlis/kit/testing/running-service';
import { type TranslationRequest, translationActions } from '@majlis/kit/testing/translation-actions';

const { path } = endpoints.conferences;

export const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const aConference = (changes: object = {}) => ({
  title: 'Faith and Self-Government',
  startDate: '2031-03-12T09:00:00.000Z',
  endDate: '2031-03-14T17:00:00.000Z',
  ...changes,
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

/** Does what staff do with conferences, sessions and people. The service may start later. */
export const conferenceActions = (service: { staff: RunningService['visitor'] }) => {
  const add = async (list: string, input: object) => (await service.staff.post(list).send(input).expect(201)).body;
  return {
    add,
    read: async (readPath: string) => (await service.staff.get(readPath).expect(200)).body,
    create: (changes: object = {}) => add(path, aConference(changes)),
    put: (id: string, changes: object = {}) => service.staff.put(`${path}/${id}`).send(aConference(changes)),
    createRejected: async (changes: object) =>
      messagesOf((await service.staff.post(path).send(aConference(changes)).expect(400)).body.fields),
    addSession: (conferenceId: string, changes: object = {}): Promise<Session> =>
      add(endpoints.sessions(conferenceId).path, aSession(changes)),
    addPerson: (changes: object = {}): Promise<Person> => add(staffEndpoints.people.path, aPerson(changes)),
    assign: async (sessionId: string, ...people: Person[]): Promise<SessionSpeaker[]> => {
      const speakers = people.map(toSpeakerInput);
      return (await service.staff.put(endpoints.sessionSpeakers(sessionId).path).send({ speakers }).expect(200)).body;
    },
    remove: (rowPath: string) => service.staff.delete(rowPath).expect(204),
    /** Takes back the change that a response names. */
    undo: (response: { get(name: string): string | undefined }) =>
      service.staff.post(undoPath('conferences', response.get(changeHeader) ?? '')),
    translate: (request: TranslationRequest) => translationActions('conferences', service).put(request),
    findTranslations: (table: string, id: string) => translationActions('conferences', service).find(table, id),
  };
};
