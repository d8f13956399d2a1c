import type { FailedRow } from '@majlis/contracts/bulk';
import { toErrorDetail, versionConflictError } from '@majlis/kit/http/http-errors';

/** Says who changed a row after the preview. */
export function toFailedRow(id: string, label: string, last: { updatedAt: Date; updatedBy: string }): FailedRow {
  const { message, changed } = toErrorDetail(versionConflictError(last));
  return { id, label, reason: message, ...(changed && { changed }) };
}
