import { type SignedInDevice, signedInDevices } from '@majlis/contracts/signed-in-devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { queriesUnder, query } from '../../api/query';
import { sendWrite } from '../../api/write';
import { Dialog } from '../../ui/dialog/dialog';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { useToast } from '../../ui/toast/toast';
import { ListStates } from '../crud/list-states';
import { useDescribeError } from '../crud/use-describe-error';
import * as styles from './devices.module.scss';

/** A session that is ended stops at its next request. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const devices = useQuery({ ...query(signedInDevices), staleTime: 0 });
  const { end, endingId } = useEndDevice();
  return (
    <Dialog title="Signed-in devices" onClose={onClose}>
      <div className="dialog-body">
        <ListStates list={devices} noun="devices">
          <ul className={styles.devices}>
            {devices.data?.map((device) => (
              <li key={device.id} className={styles.device}>
                <div>
                  <p className={styles.name}>
                    {device.device || 'Unknown device'} {device.isCurrent && <span className="muted">(this one)</span>}
                  </p>
                  <p className="muted">
                    Signed in {formatLocalDateTime(device.signedInAt)}, last used{' '}
                    {formatLocalDateTime(device.lastSeenAt)}
                  </p>
                </div>
                {!device.isCurrent && (
                  <button
                    type="button"
                    className="btn btn-quiet btn-sm"
                    disabled={endingId === device.id}
                    onClick={() => end(device)}
                  >
                    Log out<span className="visually-hidden"> {device.device || 'unknown device'}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
          {devices.data?.length === 1 && <p className="muted">You are signed in nowhere else.</p>}
        </ListStates>
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

function useEndDevice() {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: SignedInDevice) => sendWrite<void>('DELETE', `${signedInDevices.path}/${id}`),
    onSuccess: () => toast('The device is logged out'),
    onError: (error) => toast('Failed to log out the device', { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => cache.invalidateQueries(queriesUnder(signedInDevices.path)),
  });
  return { end: mutate, endingId: isPending ? variables.id : undefined };
}
