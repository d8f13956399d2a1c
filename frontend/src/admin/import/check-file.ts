import { importLimits } from '@majlis/contracts/import-fields';
import * as messages from '#messages/staff/import-file';

export const tooLargeText = messages.fileTooLarge(importLimits.bytes / 1024 / 1024);

/** Returns why the file cannot be imported, before it is sent. */
export function checkFile({ size, name }: File): string | undefined {
  if (size === 0) return messages.fileIsEmpty;
  if (size > importLimits.bytes) return tooLargeText;
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) return messages.fileIsWorkbook;
  return undefined;
}
