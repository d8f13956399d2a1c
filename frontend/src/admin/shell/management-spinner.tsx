import { Spinner } from '../../ui/page/skeleton-lines';

export function ManagementSpinner() {
  return <Spinner isFullPage />;
}
