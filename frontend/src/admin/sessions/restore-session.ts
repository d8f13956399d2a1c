import { type AssignmentsInput, assignmentsInput } from '@majlis/contracts/assignments';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { sendRequest } from '../../api/client';
import { type Change, sendWrite } from '../../api/write';
import { changedFields, type FormValues, toJson } from '../../ui/form/form-values';

type Speakers = AssignmentsInput['speakers'];

/** The speakers are a list with its own version and saved after the session. What is the same already is not saved. */
export async function restoreSession(input: object, live: Session, values: FormValues): Promise<(Change | null)[]> {
  const path = `${writePaths.sessions}/${live.id}`;
  const changes: (Change | null)[] = [];
  if (changedFields({ ...live, ...input }, { ...live }).length > 0)
    changes.push((await sendWrite('PUT', path, input, { ifMatch: live.version })).change);
  const liveSpeakers = await sendRequest<Speakers>('GET', endpoints.sessionSpeakers(live.id).path);
  const [current, restored] = [liveSpeakers, values.speakers].map(toAssignments);
  if (toJson(current) !== toJson(restored))
    changes.push((await sendWrite('PUT', `${path}/speakers`, restored, { ifMatch: live.speakersVersion })).change);
  return changes;
}

const toAssignments = (speakers: unknown): AssignmentsInput =>
  assignmentsInput.parse({
    speakers: (speakers as Speakers).map(({ personId, speakerType, presentationTitle }) => ({
      personId,
      speakerType,
      presentationTitle,
    })),
  });
