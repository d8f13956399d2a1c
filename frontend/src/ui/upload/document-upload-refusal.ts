import { documentLimits } from '@majlis/contracts/uploads';
import { tooLarge } from './file-size';

/** Why a file need not be sent at all; the service looks into those that are. */
export function documentRefusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Some systems know no type for a file, but its name.
  const isPdf = type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));
  if (!isPdf) return 'This file is not a PDF. Save it as a PDF first, or give a link instead.';
  return tooLarge('file', size, documentLimits.bytes);
}
