import type { BulkInput } from '@majlis/contracts/bulk';
import { uniqueTexts } from '@majlis/contracts/text';
import { BadRequestException } from '@nestjs/common';
import type { ChangeTags, EditableTable, WriteRow } from '../drafts/editable-rows.js';

/** What the action does to one row. Throws 400 where rows of the table have no such action. */
export function toRowWriter(table: EditableTable, { action, tags }: BulkInput): WriteRow {
  const write = findRowWriter(table, action, tags);
  if (!write) throw new BadRequestException('These rows do not have this action.');
  return write;
}

function findRowWriter(table: EditableTable, action: BulkInput['action'], tags: string[]): WriteRow | undefined {
  const { setPublished, remove, restore, changeTags } = table;
  switch (action) {
    case 'publish':
    case 'hide':
      return setPublished && ((id, context) => setPublished(id, action === 'publish', context));
    case 'delete':
      return remove;
    case 'restore':
      return restore;
    case 'add-tags':
      return changeTags && ((id, context) => changeTags(id, adding(tags), context));
    case 'remove-tags':
      return changeTags && ((id, context) => changeTags(id, removing(tags), context));
  }
}

const adding =
  (added: string[]): ChangeTags =>
  (tags) =>
    uniqueTexts([...tags, ...added]);

/** Tags are the same whatever their case, as they are for `uniqueTexts`. */
const removing =
  (removed: string[]): ChangeTags =>
  (tags) =>
    uniqueTexts([...removed, ...tags]).slice(removed.length);
