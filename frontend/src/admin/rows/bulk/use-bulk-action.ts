import type { FailedRow } from '@majlis/contracts/shared/error-response';
import { serviceOfPath } from '@majlis/contracts/shared/service-of-path';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { type BulkAction, type BulkResult, bulkPath } from '@majlis/contracts/staff/bulk.schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { postOnce } from '../../shell/api/write';
import type { IconName } from '../../shell/buttons';
import { useConfirm } from '../../shell/confirm';
import { useWriteTools } from '../../shell/writes';
import { useUndo } from '../history/use-undo';
import type { ActionName, BulkOptions } from '../resource/resource-config';
import { hideRows, invalidateResource, ofCounted, type ResourceConfig } from '../resource/resource-config';

export type BulkRequest<Row> = {
  action: RowAction<Row>;
  rows: Row[];
  tags?: string[];
  /** The rows that an earlier attempt left out; they stay selected. */
  leftOut?: string[];
};

export type BulkFailure<Row> = BulkRequest<Row> & { failedRows: FailedRow[] };

const maxNames = 5;

export type ConfirmAction<Row> = (action: BulkAction, rows: Row[]) => Promise<boolean>;

type BulkActionOptions<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  confirmAction?: ConfirmAction<Row>;
  onDone: (request: BulkRequest<Row>) => void;
  /** Called after the list has been read again. */
  onListed: () => void;
};

/**
 * Writes many rows in one request, which the toast offers to undo in one step (infra/adr/history-and-drafts.md). It first asks for
 * a confirmation or for tags if an action needs them.
 */
export function useBulkAction<Row extends AuditFields>(options: BulkActionOptions<Row>) {
  const { resource, confirmAction, onDone, onListed } = options;
  const { cache, toast, fail } = useWriteTools();
  const undo = useUndo();
  const confirm = useConfirm();
  /** The request whose dialog is open: that for its tags, or that for its failure. */
  const [opened, setOpened] = useState<BulkRequest<Row> | BulkFailure<Row> | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ action, rows, tags }: BulkRequest<Row>) =>
      postOnce<BulkResult>(bulkPath(serviceOfPath(resource.list.path)), {
        table: resource.table,
        action: action.action,
        rows: rows.map((row) => ({ id: resource.getId(row), version: row.version })),
        ...(tags && { tags }),
      }),
    onSuccess({ change }, request) {
      const { action, rows } = request;
      if (action.action === 'delete') hideRows(cache, resource, rows);
      toast(t(`bulk.actions.${action.name}.done`, { counted: countRows(resource, rows.length) }), {
        actions: undo([change]),
      });
      onDone(request);
    },
    onError(error, request) {
      const failedRows = error instanceof ApiError ? error.response?.failedRows : undefined;
      if (failedRows) setOpened({ ...request, failedRows });
      else fail(t(`bulk.actions.${request.action.name}.failed`), error);
    },
    async onSettled() {
      await invalidateResource(cache, resource);
      // The list is rendered in a later task.
      setTimeout(onListed);
    },
  });

  async function choose(action: RowAction<Row>, rows: Row[]) {
    if (action.action.endsWith('-tags')) setOpened({ action, rows });
    else if (await mayRun(action.action, rows)) run({ action, rows });
  }
  async function mayRun(action: BulkAction, rows: Row[]): Promise<boolean> {
    if (action === 'delete') return confirm(describeRemoval(resource, rows));
    return confirmAction?.(action, rows) ?? true;
  }
  function run(request: BulkRequest<Row>) {
    setOpened(null);
    mutate(request);
  }
  return {
    choose,
    run,
    runningMessage: isPending
      ? t(`bulk.actions.${variables.action.name}.doing`, { counted: countRows(resource, variables.rows.length) })
      : undefined,
    opened,
    close: () => setOpened(null),
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

export type RowAction<Row> = {
  action: BulkAction;
  name: ActionName;
  icon: IconName;
  isFor: (row: Row) => boolean;
};

const publishingByDefault = {
  isPublished: (row: object) => 'isActive' in row && row.isActive === true,
  publish: 'publish',
  hide: 'hide',
} as const;

/** Returns the actions for rows of this kind. `isFor` tells which rows an action would change. */
export function rowActionsOf<Row extends AuditFields>(resource: ResourceConfig<Row>): RowAction<Row>[] {
  const { publishing, tags, isPermanent }: BulkOptions<Row> = resource.bulk ?? {};
  const isListed = ({ deletedAt }: Row) => deletedAt === null;
  const { isPublished, publish, hide } = publishing ?? publishingByDefault;
  const canBeHidden = (row: Row) => isListed(row) && (publishing !== undefined || 'isActive' in row);
  const actions: (RowAction<Row> | false)[] = [
    { action: 'publish', name: publish, icon: 'show', isFor: (row) => canBeHidden(row) && !isPublished(row) },
    { action: 'hide', name: hide, icon: 'hide', isFor: (row) => canBeHidden(row) && isPublished(row) },
    tags !== undefined && {
      action: 'add-tags',
      name: `addTags.${tags.noun}`,
      icon: 'add',
      isFor: isListed,
    },
    tags !== undefined && {
      action: 'remove-tags',
      name: `removeTags.${tags.noun}`,
      icon: 'none',
      isFor: (row) => isListed(row) && tags.of(row).length > 0,
    },
    !isPermanent && { action: 'delete', name: 'delete', icon: 'remove', isFor: isListed },
    { action: 'restore', name: 'restore', icon: 'undo', isFor: (row) => !isListed(row) },
  ];
  return actions.filter((action) => action !== false);
}

/** Examples: '1 partner', '5 partners' */
export const countRows = <Row extends AuditFields>({ noun }: ResourceConfig<Row>, count: number): string =>
  ofCounted(count, noun);
