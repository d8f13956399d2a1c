import type { BulkAction } from '@majlis/contracts/bulk';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { countOf } from '../count-of';
import type { ResourceConfig } from '../crud/resource-config';
import type { IconName } from '../icon';
import { type BulkOptions, hideWords, publishWords } from './bulk-options';

/** An action for many rows. `counted` is their number with their noun, such as '5 partners'. */
export type RowAction<Row> = {
  action: BulkAction;
  label: string;
  icon: IconName;
  isFor: (row: Row) => boolean;
  doneMessage: (counted: string) => string;
  doingMessage: (counted: string) => string;
};

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
  const toMessages = ({ label, done, doing }: typeof publish) => ({
    label,
    doneMessage: (counted: string) => `${counted} ${done}`,
    doingMessage: (counted: string) => `${doing} ${counted}...`,
  });
  const actions: (RowAction<Row> | false)[] = [
    {
      action: 'publish',
      icon: 'show',
      isFor: (row) => canBeHidden(row) && !isPublished(row),
      ...toMessages(publish),
    },
    { action: 'hide', icon: 'hide', isFor: (row) => canBeHidden(row) && isPublished(row), ...toMessages(hide) },
    tags !== undefined && {
      action: 'add-tags',
      label: `Add ${tags.noun}s`,
      icon: 'add',
      isFor: isListed,
      doneMessage: (counted) => `${tags.noun}s added to ${counted}`,
      doingMessage: (counted) => `Adding ${tags.noun}s to ${counted}...`,
    },
    tags !== undefined && {
      action: 'remove-tags',
      label: `Remove ${tags.noun}s`,
      icon: 'none',
      isFor: (row) => isListed(row) && tags.of(row).length > 0,
      doneMessage: (counted) => `${tags.noun}s removed from ${counted}`,
      doingMessage: (counted) => `Removing ${tags.noun}s from ${counted}...`,
    },
    !isPermanent && {
      action: 'delete',
      icon: 'remove',
      isFor: isListed,
      ...toMessages({ label: 'Delete', done: 'deleted', doing: 'Deleting' }),
    },
    {
      action: 'restore',
      icon: 'undo',
      isFor: (row) => !isListed(row),
      ...toMessages({ label: 'Restore', done: 'restored', doing: 'Restoring' }),
    },
  ];
  return actions.filter((action) => action !== false);
}

/** '1 partner', '5 partners' */
export function countRows<Row extends AuditFields>({ noun, bulk }: ResourceConfig<Row>, count: number): string {
  const [one, many] = bulk?.nouns ?? [noun];
  return countOf(count, one, many);
}
