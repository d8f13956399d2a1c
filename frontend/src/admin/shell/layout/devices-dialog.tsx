import { type SignedInDevice, signedInDevices } from '@majlis/contracts/staff/session-status';
import { useMutation, useQuery } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { queriesUnder, query } from '../../../api/query';
import { Dialog } from '../../../ui/dialog/dialog';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { sendWrite } from '../api/write';
import { SmallButton } from '../buttons';
import { DialogFoot } from '../controls';
import { ListStates } from '../section-parts';
import { useWriteTools } from '../writes';
import * as styles from './devices.module.scss';

/** Ending a session takes effect at its next request. */
export function DevicesDialog({ onClose }: { onClose: () => void }) {
  const devices = useQuery({ ...query(signedInDevices), staleTime: 0 });
  const { end, endingId } = useEndDevice();
  return (
    <Dialog title={t('layout.signedInDevices')} onClose={onClose}>
      <div className="dialog-body">
        <ListStates list={devices} noun={t('devices.devices')}>
          <ul className="list">
            {devices.data?.map((device) => (
              <li key={device.id} className={styles.device}>
                <div>
                  <p className={styles.name}>
                    <bdi>{device.device || t('devices.unknownDevice')}</bdi>{' '}
                    {device.isCurrent && <span className="muted">{t('devices.thisOne')}</span>}
                  </p>
                  <p className="muted">
                    {t('devices.signedIn', {
                      at: formatLocalDateTime(device.signedInAt),
                      lastUsed: formatLocalDateTime(device.lastSeenAt),
                    })}
                  </p>
                </div>
                {!device.isCurrent && (
                  <SmallButton disabled={endingId === device.id} onClick={() => end(device)}>
                    {t('devices.logOut')}
                    <span className="visually-hidden">
                      {device.device ? t('devices.ofDevice', { name: device.device }) : t('devices.ofUnknownDevice')}
                    </span>
                  </SmallButton>
                )}
              </li>
            ))}
          </ul>
          {devices.data?.length === 1 && <p className="muted">{t('devices.nowhereElse')}</p>}
        </ListStates>
      </div>
      <DialogFoot onClose={onClose} />
    </Dialog>
  );
}

function useEndDevice() {
  const { cache, toast, fail } = useWriteTools();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: SignedInDevice) => sendWrite<void>('DELETE', `${signedInDevices.path}/${id}`),
    onSuccess: () => toast(t('devices.loggedOut')),
    onError: (error) => fail(t('devices.logOutFailed'), error),
    onSettled: () => cache.invalidateQueries(queriesUnder(signedInDevices.path)),
  });
  return { end: mutate, endingId: isPending ? variables.id : undefined };
}
