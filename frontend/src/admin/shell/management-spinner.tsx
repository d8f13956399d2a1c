import { Spinner } from '../../ui/page/spinner';

export function ManagementSpinner() {
  return <Spinner isFullPage />;
}
