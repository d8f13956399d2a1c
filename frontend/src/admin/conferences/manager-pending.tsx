import { Spinner } from '../../ui/page/spinner';

export function ManagerPending() {
  return <Spinner isAlone />;
}
