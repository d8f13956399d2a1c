import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { DialogNoticeContext } from '../../../ui/dialog/dialog-notice';
import { formatLocalTime } from '../../../ui/time/format-local-time';
import { useAuth } from '../auth';
import { Icon } from '../icon';
import { useSessionRefresh } from '../sign-in/use-session-refresh';
import * as styles from './session-expiry-warning.module.scss';

/** Warns before the session ends, above the children and in their dialogs. While the user is active it is refreshed silently. */
export function SessionExpiryWarning({ children }: { children: ReactNode }) {
  const { expiresAt } = useAuth();
  const { warning, extendSession, isPending } = useSessionRefresh(expiresAt);
  const notice = warning !== 'none' && expiresAt && (
    <div className={styles.warning}>
      <Icon name="attention" />
      <p>
        {t(warning === 'final' ? 'layout.sessionEndsForGood' : 'layout.sessionEndsAt', {
          time: formatLocalTime(expiresAt),
        })}
      </p>
      {warning === 'ending' && (
        <button type="button" className="btn btn-primary btn-sm" disabled={isPending} onClick={extendSession}>
          {t('layout.staySignedIn')}
        </button>
      )}
    </div>
  );
  return (
    <DialogNoticeContext
      value={
        notice && (
          <div role="alert" className={styles.inDialog}>
            {notice}
          </div>
        )
      }
    >
      <div role="alert" className={styles.onPage}>
        {notice}
      </div>
      {children}
    </DialogNoticeContext>
  );
}
