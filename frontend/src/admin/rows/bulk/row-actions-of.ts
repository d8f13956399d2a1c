import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import type { BulkAction } from '@majlis/contracts/staff/bulk.schema';
import type { IconName } from '../../shell/icon';
import type { ActionName, BulkOptions } from '../resource/bulk-options';
import { ofCounted } from '../resource/noun';
import type { ResourceConfig } from '../resource/resource-config';

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

/** The actions that a list of these rows offers, each for the rows that it would change. */
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

/** '1 partner', '5 partners' */
export const countRows = <Row extends AuditFields>({ noun }: ResourceConfig<Row>, count: number): string =>
  ofCounted(count, noun);
