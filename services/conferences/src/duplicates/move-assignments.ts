import { type EntityManager, In } from 'typeorm';
import { joinAssignments } from '../assignments/join-assignments.js';
import { SessionSpeakerEntity } from '../assignments/session-speaker.entity.js';

type Joined = ReturnType<typeof joinAssignments>;

/** `shared` is the assignment of the kept person in the same session; `visible` is missing for a deleted session. */
type PlannedAssignment = {
  merged: SessionSpeakerEntity;
  shared?: SessionSpeakerEntity | undefined;
  joined: Joined;
  visible?: { title: string; conferenceTitle: string } | undefined;
};

/** What becomes of the assignments of the merged person, by the time of their sessions. */
export async function planAssignments(
  manager: EntityManager,
  keptId: string,
  mergedId: string,
): Promise<PlannedAssignment[]> {
  const assignments = await manager.find(SessionSpeakerEntity, {
    where: { personId: In([keptId, mergedId]) },
    relations: { session: { conference: true } },
    order: { session: { startTime: 'ASC' }, id: 'ASC' },
  });
  const ofKept = new Map(
    assignments.filter(({ personId }) => personId === keptId).map((kept) => [kept.sessionId, kept]),
  );
  return assignments
    .filter(({ personId }) => personId === mergedId)
    .map((merged) => {
      const shared = ofKept.get(merged.sessionId);
      const { session } = merged;
      return {
        merged,
        shared,
        joined: shared ? joinAssignments(shared, merged) : pickPart(merged),
        visible: session?.conference && { title: session.title, conferenceTitle: session.conference.title },
      };
    });
}

const pickPart = ({ speakerType, presentationTitle }: SessionSpeakerEntity): Joined => ({
  speakerType,
  presentationTitle,
});

/** Returns the sessions whose lists have changed, deleted ones among them. */
export async function moveAssignments(manager: EntityManager, keptId: string, mergedId: string): Promise<string[]> {
  const planned = await planAssignments(manager, keptId, mergedId);
  for (const { merged, shared, joined } of planned) {
    if (!shared) continue;
    await manager.delete(SessionSpeakerEntity, { id: merged.id });
    const speakerOrder = Math.min(shared.speakerOrder, merged.speakerOrder);
    await manager.update(SessionSpeakerEntity, { id: shared.id }, { ...joined, speakerOrder });
  }
  await manager.update(SessionSpeakerEntity, { personId: mergedId }, { personId: keptId });
  return planned.map(({ merged }) => merged.sessionId);
}
