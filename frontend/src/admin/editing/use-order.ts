import type { EditableRow } from '@majlis/contracts/editable-row';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../api/write';
import { useToast } from '../../ui/toast/toast';
import { type Resource, refresh } from './resource';
import { useRefusalText } from './use-refusal-text';

type Ordered = EditableRow & { id: string; order: number };

/** The rows in the order that was chosen last, and how to choose another; it is shown before it is saved. */
export function useOrder<Row extends Ordered>(resource: Resource<Row>, rows: Row[]) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [chosen, setChosen] = useState<string[] | null>(null);
  const path = `${resource.list.path}/order`;

  const saving = useMutation({
    // One after the other: the last move is the last one written.
    scope: { id: path },
    mutationFn: (ids: string[]) => write<Row[]>('PUT', path, { ids }),
    onSuccess: () => toast('Order updated successfully'),
    onError: (error) => toast(`Failed to update ${resource.noun}`, { tone: 'destructive', detail: refusalText(error) }),
    onSettled: async (_rows, _error, ids) => {
      await refresh(cache, resource);
      // The list itself is drawn anew by then; a moment earlier the rows would jump back.
      notifyManager.schedule(() => setChosen((current) => (current === ids ? null : current)));
    },
  });

  function reorder(ids: string[]) {
    setChosen(ids);
    saving.mutate(ids);
  }

  return { rows: chosen ? inOrder(rows, chosen) : rows, reorder };
}

function inOrder<Row extends Ordered>(rows: Row[], ids: string[]): Row[] {
  return ids.flatMap((id, order) => rows.filter((row) => row.id === id).map((row) => ({ ...row, order })));
}
