import type { AgendaSession } from '@majlis/contracts/sessions';
import { Fragment } from 'react';
import { AutoText } from '../../../ui/text/auto-text';
import { capitalize } from '../../../ui/text/capitalize';
import { fullName } from '../../../ui/text/format-person';
import { formatEndTime } from '../../../ui/time/dates';
import * as styles from './programme-session.module.scss';

type ProgrammeSessionRowProps = {
  session: AgendaSession;
  href: string;
  timeZone: string;
  /** True when sessions of the slot end at different times. */
  showsEnd: boolean;
};

/** The link is a plain `<a>`: one click handler on the list serves all of them (useOpenSessionOnClick). */
export function ProgrammeSessionRow({ session, href, timeZone, showsEnd }: ProgrammeSessionRowProps) {
  const { id, title, sessionType, track, location, startTime, endTime, speakers } = session;
  return (
    <li className={styles.programmeSession} data-type={sessionType}>
      <p className={styles.kind}>
        <span className={styles.type}>{capitalize(sessionType)}</span>
        {track && (
          <>
            {' · '}
            <bdi>{track}</bdi>
          </>
        )}
      </p>
      <AutoText as="h4" text={title}>
        <a id={`session-${id}`} href={href}>
          {title}
        </a>
      </AutoText>
      {speakers.length > 0 && (
        <p className={styles.people}>
          {speakers.map((speaker, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              <bdi>{fullName(speaker)}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {(location || showsEnd) && (
        <p className={styles.details}>
          {showsEnd && <span>until {formatEndTime(startTime, endTime, timeZone)}</span>}
          {location && (
            <span className={styles.room}>
              <AutoText text={location} />
            </span>
          )}
        </p>
      )}
    </li>
  );
}
