import { SectionFrame } from '../layout/admin-layout';
import { StaffOnly } from '../layout/staff-only';
import { ManagementHeader } from './management-header';
import { ManagementSpinner } from './management-spinner';

export function ManagementLayout() {
  return (
    <StaffOnly pending={<ManagementSpinner />}>
      <SectionFrame fallback={<ManagementSpinner />} header={<ManagementHeader />} isWide />
    </StaffOnly>
  );
}
