import type { ProgrammeChange } from '@majlis/contracts/programme-changes';
import type { AgendaSession } from '@majlis/contracts/sessions';
import { Fragment } from 'react';
import { t } from '#messages';
import { direction as pageDirection } from '#messages/language';
import { localPath } from '../../../ui/page/page-path';
import { AutoText } from '../../../ui/text/auto-text';
import { contentDirection, separatorAfter } from '../../../ui/text/content-direction';
import { fullName } from '../../../ui/text/format-person';
import { formatEndTime } from '../../../ui/time/dates';
import { speakerPath } from '../../speakers/speaker-path';
import { summarizeChange } from '../changes/summarize-change';
import type { MyAgenda } from '../my-agenda/my-agenda';
import { RowStar } from '../my-agenda/star-button';
import * as styles from './programme-session.module.scss';

type ProgrammeSessionRowProps = {
  session: AgendaSession;
  agenda: MyAgenda;
  change: ProgrammeChange | undefined;
  href: string;
  timeZone: string;
  /** True when sessions of the slot end at different times. */
  showsEnd: boolean;
  /** A break is one line, without its type. */
  isBrief: boolean;
  /** That of the programme; a session in another script has its own. */
  direction: 'ltr' | 'rtl' | undefined;
};

/** The links are plain `<a>`: one click handler on the list serves all of them (useOpenSessionOnClick). */
export function ProgrammeSessionRow(props: ProgrammeSessionRowProps) {
  const { session, agenda, change, href, timeZone, showsEnd, isBrief } = props;
  const { id, title, sessionType, track, location, startTime, endTime, speakers } = session;
  const direction = contentDirection(title) ?? pageDirection;
  return (
    <li
      className={isBrief ? `${styles.programmeSession} ${styles.brief}` : styles.programmeSession}
      data-type={sessionType}
      dir={direction === (props.direction ?? pageDirection) ? undefined : direction}
    >
      <p className={isBrief ? 'visually-hidden' : styles.kind}>
        <span className={styles.type}>{t(`sessionTypes.sessionTypes.${sessionType}`)}</span>
        {track && (
          <>
            {' · '}
            <AutoText text={track} />
          </>
        )}
      </p>
      <AutoText as="h4" text={title}>
        <a id={`session-${id}`} href={href}>
          {title}
        </a>
      </AutoText>
      {change && <p className={styles.change}>{summarizeChange(change, timeZone)}</p>}
      {speakers.length > 0 && (
        <p className={styles.people}>
          {speakers.map((speaker, index) => (
            <Fragment key={index}>
              {index > 0 && separatorAfter(title)}
              <a href={localPath(speakerPath(speaker.slug))}>
                <bdi>{fullName(speaker)}</bdi>
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {(location || showsEnd) && (
        <p className={styles.details}>
          {showsEnd && <span>{t('programme.until', { time: formatEndTime(startTime, endTime, timeZone) })}</span>}
          {location && (
            <span className={styles.room}>
              <AutoText text={location} />
            </span>
          )}
        </p>
      )}
      <RowStar agenda={agenda} id={id} title={title} />
    </li>
  );
}
