import type { ProgrammeBooking } from '@majlis/contracts/programme-conflicts';
import { memo, type RefObject } from 'react';
import { t } from '#messages/staff';
import { formatShortDay } from '../../ui/time/dates';
import { CardContent, type CardContext, type CardState, stateOf } from './grid-card';
import * as cardStyles from './grid-card.module.scss';
import { hasPlace } from './planned-days';
import * as styles from './session-grid.module.scss';

type SessionTrayProps = {
  sessions: ProgrammeBooking[];
  tray: RefObject<HTMLElement | null>;
  /** A held session would be put down here. */
  isTarget: boolean;
  context: CardContext;
};

export const SessionTray = memo(({ sessions, tray, isTarget, context }: SessionTrayProps) => (
  <section ref={tray} className={styles.tray} data-target={isTarget || undefined} aria-labelledby="grid-tray">
    <h3 id="grid-tray" className={styles.sideTitle}>
      {t('sessionGrid.notYetPlaced')} <span className={styles.total}>{sessions.length}</span>
    </h3>
    {sessions.length === 0 ? (
      <p className="muted">{t('sessionGrid.allPlaced')}</p>
    ) : (
      <ul className={cardStyles.waiting}>
        {sessions.map((session) => (
          <TrayCard key={session.id} session={session} {...stateOf(session, context)} isTabStop />
        ))}
      </ul>
    )}
  </section>
));

const TrayCard = memo(function TrayCard({ session, ...state }: CardState & { session: ProgrammeBooking }) {
  return (
    <li className={cardStyles.card} data-id={session.id} data-hue={state.hue} data-held={state.isHeld || undefined}>
      <CardContent session={session} {...state} />
      <span className={styles.why}>
        {formatShortDay(session.startTime, state.timeZone)} ·{' '}
        {hasPlace(session) ? t('sessionGrid.outsideDates') : t('sessionGrid.withoutRoom')}
      </span>
    </li>
  );
});
