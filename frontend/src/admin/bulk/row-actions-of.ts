import type { BulkAction } from '@majlis/contracts/bulk';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import * as messages from '#messages/staff/bulk';
import { ofCounted } from '#messages/staff/nouns';
import type { ResourceConfig } from '../crud/resource-config';
import type { IconName } from '../icon';
import { type BulkOptions, hideWords, publishWords } from './bulk-options';

/** An action for many rows. `counted` is their number with their noun, such as '5 partners'. */
export type RowAction<Row> = {
  action: BulkAction;
  icon: IconName;
  isFor: (row: Row) => boolean;
} & typeof messages.publish;

const publishingByDefault = {
  isPublished: (row: object) => 'isActive' in row && row.isActive === true,
  publish: publishWords,
  hide: hideWords,
};

/** The actions that a list of these rows offers, each for the rows that it would change. */
export function rowActionsOf<Row extends AuditFields>(resource: ResourceConfig<Row>): RowAction<Row>[] {
  const { publishing, tags, isPermanent }: BulkOptions<Row> = resource.bulk ?? {};
  const isListed = ({ deletedAt }: Row) => deletedAt === null;
  const { isPublished, publish, hide } = publishing ?? publishingByDefault;
  const canBeHidden = (row: Row) => isListed(row) && (publishing !== undefined || 'isActive' in row);
  const actions: (RowAction<Row> | false)[] = [
    { action: 'publish', icon: 'show', isFor: (row) => canBeHidden(row) && !isPublished(row), ...publish },
    { action: 'hide', icon: 'hide', isFor: (row) => canBeHidden(row) && isPublished(row), ...hide },
    tags !== undefined && {
      action: 'add-tags',
      icon: 'add',
      isFor: isListed,
      ...messages.addTags(tags.noun),
    },
    tags !== undefined && {
      action: 'remove-tags',
      icon: 'none',
      isFor: (row) => isListed(row) && tags.of(row).length > 0,
      ...messages.removeTags(tags.noun),
    },
    !isPermanent && { action: 'delete', icon: 'remove', isFor: isListed, ...messages.remove },
    { action: 'restore', icon: 'undo', isFor: (row) => !isListed(row), ...messages.restore },
  ];
  return actions.filter((action) => action !== false);
}

/** '1 partner', '5 partners' */
export const countRows = <Row extends AuditFields>({ noun }: ResourceConfig<Row>, count: number): string =>
  ofCounted(count, noun);
