import type { StaffMember } from '@majlis/kit/auth/current-user';
import { addPictures } from '@majlis/rows/lists/picture-details';
import { type EntityManager, In } from 'typeorm';
import { toPersonResponse } from '../people/person-response.js';
import { SessionSpeakerEntity } from './session-speaker.entity.js';

/** Lists the speakers of one session, or of many in one list. */
export async function listSpeakers(
  manager: EntityManager,
  sessionIds: string | string[],
  currentUser: StaffMember | undefined,
) {
  const assignments = await manager.find(SessionSpeakerEntity, {
    where: { sessionId: typeof sessionIds === 'string' ? sessionIds : In(sessionIds) },
    relations: { person: true },
    order: { speakerOrder: 'ASC', id: 'ASC' },
  });
  const people = assignments.flatMap(({ person }) => (person ? [toPersonResponse(currentUser, person)] : []));
  const described = await addPictures(manager, people, ({ photo }) => [photo]);
  const byId = new Map(described.map((person) => [person.id, person]));
  return assignments.map(({ person, ...assignment }) => ({
    ...assignment,
    person: (person && byId.get(person.id)) ?? null,
  }));
}
