import type { Conference, ListedConference } from '@majlis/contracts/conferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { write } from '../../../api/write';
import { useToast } from '../../../ui/toast/toast';
import { addressOf, doneText, failedText, refresh } from '../../editing/resource';
import { useRefusalText } from '../../editing/use-refusal-text';
import { useSinglePress } from '../../use-single-press';
import { managedConferenceResource as resource } from '../conference-resource';

type Change = Pick<Conference, 'status' | 'version'> & {
  /** The status to which the toast offers to go back; none when that is what was done. */
  before?: Conference['status'];
};

const outcomes = {
  published: 'Visitors now see its page.',
  draft: 'It is a draft: visitors do not see it.',
  archived: 'It is archived again.',
};

/** Opens a conference to visitors, or withdraws it, with one press, and offers to undo that. */
export function PublishButton({ conference }: { conference: ListedConference }) {
  const { title, status, version } = conference;
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const next = status === 'published' ? 'draft' : 'published';
  const label = next === 'published' ? 'Publish' : 'Withdraw';
  const change = useMutation({
    mutationFn: ({ status: to, version: ifMatch }: Change) =>
      write<Conference>('PUT', `${addressOf(resource, conference)}/status`, { status: to }, { ifMatch }),
    onSuccess: (written, { status: to, before }) => {
      const undo = before && {
        label: 'Undo',
        run: () => change.mutate({ status: before, version: written.version }),
      };
      toast(doneText(resource, 'update'), { detail: outcomes[to], action: undo });
    },
    onError: (error) => toast(failedText(resource, 'update'), { tone: 'destructive', detail: refusalText(error) }),
    onSettled: () => refresh(cache, resource),
  });
  const press = useSinglePress();
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={`${label} ${title}`}
      // A button that is disabled loses the focus.
      aria-disabled={change.isPending}
      onClick={() => press(() => change.mutateAsync({ status: next, version, before: status }))}
    >
      {label}
    </button>
  );
}
