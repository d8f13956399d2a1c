import { Spinner } from '../../ui/page/loading';

export function ManagementSpinner() {
  return <Spinner isFullPage />;
}
