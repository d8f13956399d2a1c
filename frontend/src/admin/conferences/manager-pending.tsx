import { Spinner } from '../../ui/spinner';

export function ManagerPending() {
  return (
    <div className="manager-pending">
      <Spinner />
    </div>
  );
}
