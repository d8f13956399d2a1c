import type { BulkAction } from '@majlis/contracts/bulk';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useState } from 'react';
import { t } from '#messages/staff';
import type { ResourceConfig } from '../crud/resource-config';
import { useConfirm } from '../dialog/confirm';
import { countRows, type RowAction } from './row-actions-of';
import { type BulkRequest, useBulkAction } from './use-bulk-action';

const maxNames = 5;

export type ConfirmAction<Row> = (action: BulkAction, rows: Row[]) => Promise<boolean>;

type RunActionOptions<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  confirmAction?: ConfirmAction<Row>;
  onDone: (request: BulkRequest<Row>) => void;
  /** After the list has been read again. */
  onListed: () => void;
};

/** Asks what an action needs to know, a confirmation or the tags, and runs it. */
export function useRunAction<Row extends AuditFields>(options: RunActionOptions<Row>) {
  const { resource, confirmAction, onDone, onListed } = options;
  const confirm = useConfirm();
  const bulk = useBulkAction(resource, { onDone, onListed });
  const [tagging, setTagging] = useState<BulkRequest<Row> | null>(null);

  async function choose(action: RowAction<Row>, rows: Row[]) {
    if (action.action.endsWith('-tags')) setTagging({ action, rows });
    else if (await mayRun(action.action, rows)) bulk.run({ action, rows });
  }
  async function mayRun(action: BulkAction, rows: Row[]): Promise<boolean> {
    if (action === 'delete') return confirm(describeRemoval(resource, rows));
    return confirmAction?.(action, rows) ?? true;
  }
  return {
    choose,
    ...bulk,
    tagging,
    runTagging: (request: BulkRequest<Row>) => {
      setTagging(null);
      bulk.run(request);
    },
    closeTagging: () => setTagging(null),
  };
}

function describeRemoval<Row extends AuditFields>(resource: ResourceConfig<Row>, rows: Row[]) {
  const counted = countRows(resource, rows.length);
  const names = rows.slice(0, maxNames).map((row) => resource.getName(row));
  const quoted = names.map((name) => t('common.quoted', { name }));
  const others = rows.length - names.length;
  const warning = resource.bulk?.deleteWarning;
  return {
    question: t('bulk.deleteQuestion', { counted }),
    detail: [
      t('bulk.namesAndMore', { names: quoted.join(t('lists.listSeparator')), others }),
      warning,
      t('bulk.canBeUndone'),
    ]
      .filter(Boolean)
      .join(' '),
    confirmLabel: t('bulk.deleteCounted', { counted }),
  };
}
