import type { BulkInput } from '@majlis/contracts/bulk';
import { message } from '@majlis/contracts/messages';
import { uniqueTexts } from '@majlis/contracts/text';
import { BadRequestException } from '@nestjs/common';
import type { ChangeTags, EditableTable, WriteRow } from '../drafts/editable-rows.js';

/** What the action does to one row. Throws 400 where rows of the table have no such action. */
export function toRowWriter(table: EditableTable, input: BulkInput): WriteRow {
  const write = findRowWriter(table, input);
  if (!write) throw new BadRequestException(message('noSuchAction'));
  return write;
}

function findRowWriter(table: EditableTable, input: BulkInput): WriteRow | undefined {
  const { action } = input;
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
    case 'remove-tags':
      return changeTags && ((id, context) => changeTags(id, toTagChange(input), context));
  }
}

/** Tags are the same whatever their case, as they are for `uniqueTexts`. */
export const toTagChange =
  ({ action, tags }: BulkInput): ChangeTags =>
  (current) =>
    action === 'add-tags' ? uniqueTexts([...current, ...tags]) : uniqueTexts([...tags, ...current]).slice(tags.length);
