import { type SignedInDevice, signedInDevices } from '@majlis/contracts/signed-in-devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/devices';
import * as layout from '#messages/staff/layout';
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
    <Dialog title={layout.signedInDevices} onClose={onClose}>
      <div className="dialog-body">
        <ListStates list={devices} noun={messages.devices}>
          <ul className={styles.devices}>
            {devices.data?.map((device) => (
              <li key={device.id} className={styles.device}>
                <div>
                  <p className={styles.name}>
                    <bdi>{device.device || messages.unknownDevice}</bdi>{' '}
                    {device.isCurrent && <span className="muted">{messages.thisOne}</span>}
                  </p>
                  <p className="muted">
                    {messages.signedIn(formatLocalDateTime(device.signedInAt), formatLocalDateTime(device.lastSeenAt))}
                  </p>
                </div>
                {!device.isCurrent && (
                  <button
                    type="button"
                    className="btn btn-quiet btn-sm"
                    disabled={endingId === device.id}
                    onClick={() => end(device)}
                  >
                    {messages.logOut}
                    <span className="visually-hidden">{messages.ofDevice(device.device)}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
          {devices.data?.length === 1 && <p className="muted">{messages.nowhereElse}</p>}
        </ListStates>
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {common.close}
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
    onSuccess: () => toast(messages.loggedOut),
    onError: (error) => toast(messages.logOutFailed, { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => cache.invalidateQueries(queriesUnder(signedInDevices.path)),
  });
  return { end: mutate, endingId: isPending ? variables.id : undefined };
}
