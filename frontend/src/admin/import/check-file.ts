import { importLimits } from '@majlis/contracts/import-fields';

export const tooLargeText = `This file is larger than ${importLimits.bytes / 1024 / 1024} MB. Split it into several files.`;

/** Returns why the file cannot be imported, before it is sent. */
export function checkFile({ size, name }: File): string | undefined {
  if (size === 0) return 'This file is empty. Choose another one.';
  if (size > importLimits.bytes) return tooLargeText;
  if (/\.(xlsx?|ods|numbers)$/i.test(name))
    return 'This is a workbook. Save the table as “CSV UTF-8” and choose that file.';
  return undefined;
}
