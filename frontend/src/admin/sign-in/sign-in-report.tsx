import type { SignInOutcome } from '@majlis/contracts/session-status';
import { useEffect } from 'react';
import { t } from '#messages/staff';
import * as styles from './login.module.scss';
import { reportOutcome } from './outcome';

/** Reports the outcome to the page that opened the popup, then closes the popup. */
export function SignInReport({ outcome }: { outcome: SignInOutcome['type'] }) {
  useEffect(() => {
    reportOutcome(outcome);
    window.close();
  }, [outcome]);
  return (
    <div className={styles.card}>
      <p className={styles.lead}>{t('signIn.canCloseWindow')}</p>
    </div>
  );
}
