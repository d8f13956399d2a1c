import { Spinner } from '../../ui/page/spinner';

export function ManagerPending() {
  return (
    <div className="manager-pending">
      <Spinner />
    </div>
  );
}
