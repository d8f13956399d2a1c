import { draftSpeakers } from '@majlis/contracts/sessions';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../api/query';
import type { OtherChanges } from '../drafts/edited-draft';
import { type AssignedSpeaker, newAssignedSpeaker, toAssignmentsInput } from './assigned-speakers';
import type { Assignments } from './use-assignments';

/** Speakers are saved as a list of their own, but a draft of the session has them, too. */
export function useDraftSpeakers({ isDirty, isOfDraft, list, version, ...assignments }: Assignments): OtherChanges {
  const cache = useQueryClient();
  return {
    isDirty,
    discardChanges: assignments.discardChanges,
    toDraft: () => (isDirty || isOfDraft ? { ...toAssignmentsInput(list), speakersVersion: version } : {}),
    async show(draft) {
      const { speakers, speakersVersion = 1 } = draftSpeakers.parse(draft ?? {});
      if (!speakers) return assignments.show(null);
      const people = await cache.fetchQuery(query(staffEndpoints.people));
      const named = new Map<string, AssignedSpeaker>();
      for (const speaker of speakers) {
        const person = people.find(
          ({ id, mergedIds }) => id === speaker.personId || mergedIds?.includes(speaker.personId),
        );
        if (person && !named.has(person.id))
          named.set(person.id, { ...newAssignedSpeaker(person), ...speaker, personId: person.id });
      }
      assignments.show({ version: speakersVersion, list: [...named.values()] });
    },
  };
}
