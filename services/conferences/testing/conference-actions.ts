import { endpoints } from '@majlis/contracts/api/endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import type { RunningConferences } from './running-conferences.js';

const { path } = endpoints.conferences;

export const aConference = (changes: object = {}) => ({
  title: 'Faith and Self-Government',
  startDate: '2031-03-12T09:00:00.000Z',
  endDate: '2031-03-14T17:00:00.000Z',
  ...changes,
});

export const conferenceActions = ({ staff }: Pick<RunningConferences, 'staff'>) => ({
  create: async (changes: object = {}) => (await staff.post(path).send(aConference(changes)).expect(201)).body,
  put: (id: string, changes: object = {}) => staff.put(`${path}/${id}`).send(aConference(changes)),
  createRejected: async (changes: object) =>
    messagesOf((await staff.post(path).send(aConference(changes)).expect(400)).body.fields),
});
