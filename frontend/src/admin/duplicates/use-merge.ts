import { duplicatePeople, type MergeInput, mergePath } from '@majlis/contracts/duplicates';
import type { Person, PersonInput } from '@majlis/contracts/people';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { queriesUnder } from '../../api/query';
import { fullName } from '../../ui/text/format-person';
import { sendWrite } from '../api/write';
import { fieldErrorsOf } from '../crud/field-errors-of';
import { invalidateResource } from '../crud/resource-config';
import { useDescribeError } from '../crud/use-describe-error';
import { fieldLabel } from '../history/field-label';
import { useUndo } from '../history/use-undo';
import { speakerResource } from '../speakers/speaker-resource';
import { useToast } from '../toast/toast';
import type { People } from './merge-fields';

type Merge = People & { values: PersonInput };

/** Merges two people; the toast offers to undo it. */
export function useMerge(onMerged: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const describeError = useDescribeError();
  const mutation = useMutation({
    mutationFn: ({ kept, merged, values }: Merge) => {
      const input: MergeInput = { merged: { id: merged.id, version: merged.version }, values };
      return sendWrite<Person>('POST', mergePath(kept.id), input, { ifMatch: kept.version });
    },
    onSuccess: ({ result, change }) => {
      toast(t('merge.mergedInto', { name: fullName(result) }), { actions: undo([change]) });
      onMerged();
    },
    onSettled: async () => {
      await invalidateResource(cache, speakerResource);
      await cache.invalidateQueries(queriesUnder(duplicatePeople.path));
    },
  });
  return {
    merge: mutation.mutate,
    isPending: mutation.isPending,
    error: mutation.error === null ? null : describeFailure(mutation.error, describeError),
  };
}

function describeFailure(error: unknown, describeError: (error: unknown) => string): string {
  const fields = Object.values(fieldErrorsOf(error, (name) => fieldLabel(name, 'people')));
  return fields.length > 0 ? `${fields.join('. ')}.` : describeError(error);
}
