import type { StaffMember } from '@majlis/kit/auth/current-user';
import type { EntityManager } from 'typeorm';
import { toPersonResponse } from '../people/person-response.js';
import { SessionSpeakerEntity } from './session-speaker.entity.js';

export async function listSpeakers(manager: EntityManager, sessionId: string, currentUser: StaffMember | undefined) {
  const assignments = await manager.find(SessionSpeakerEntity, {
    where: { sessionId },
    relations: { person: true },
    order: { speakerOrder: 'ASC', id: 'ASC' },
  });
  return assignments.map(({ person, ...assignment }) => ({
    ...assignment,
    person: person ? toPersonResponse(currentUser, person) : null,
  }));
}
