import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import { type AssignmentsInput, assignmentsInput } from '@majlis/contracts/programme/assignments.schema';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import type { RowVersion } from '@majlis/contracts/staff/history';
import { sendRequest } from '../../../../api/client';
import { sortSpeakers, type VersionSpeaker } from '../../../rows/history/describe-version';
import { type Change, sendWrite } from '../../../shell/api/write';
import { changedFields, toJson } from '../../../shell/form-values';

/** The speakers are a list with its own version and saved after the session. What is the same already is not saved. */
export async function restoreSession(
  input: object,
  live: Session,
  values: RowVersion['values'],
): Promise<(Change | null)[]> {
  const path = `${writePaths.sessions}/${live.id}`;
  const changes: (Change | null)[] = [];
  if (changedFields({ ...live, ...input }, { ...live }).length > 0)
    changes.push((await sendWrite('PUT', path, input, { ifMatch: live.version })).change);
  const liveSpeakers = await sendRequest<VersionSpeaker[]>('GET', endpoints.sessionSpeakers(live.id).path);
  const [current, restored] = [liveSpeakers, values.speakers].map((speakers) => toAssignments(speakers));
  if (toJson(current) !== toJson(restored))
    changes.push((await sendWrite('PUT', `${path}/speakers`, restored, { ifMatch: live.speakersVersion })).change);
  return changes;
}

const toAssignments = (speakers: VersionSpeaker[] = []): AssignmentsInput =>
  assignmentsInput.parse({
    speakers: sortSpeakers(speakers).map(({ personId, speakerType, presentationTitle }) => ({
      personId,
      speakerType,
      presentationTitle,
    })),
  });
