import type { FailedRow } from '@majlis/contracts/shared/error-response';
import { describeChange } from '@majlis/kit/http/http-errors';

/** Says who changed a row after the preview. */
export function toFailedRow(id: string, label: string, last: { updatedAt: Date; updatedBy: string }): FailedRow {
  return { id, label, ...describeChange(last) };
}
