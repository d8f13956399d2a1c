import type { StaffMember } from '../auth/staff.js';
import type { EditableRow } from './editable-row.js';

/** Staff see whole rows; visitors do not see who edited them and when. */
export function shownTo<Row extends EditableRow>(staff: StaffMember | undefined, rows: Row[]) {
  if (staff) return rows;
  return rows.map(({ version, updatedAt, updatedBy, deletedAt, ...shown }) => shown);
}
