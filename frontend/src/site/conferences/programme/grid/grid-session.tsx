import type { AgendaSession } from '@majlis/contracts/programme/sessions.schema';
import { type CSSProperties, memo } from 'react';
import { t } from '#messages';
import { direction } from '#messages/language';
import { localPath } from '../../../../ui/page/page-navigation';
import type { PlacedSession } from '../../../../ui/schedule/place-sessions';
import { AfterDot, AutoText, contentDirection, isolate, separatorAfter } from '../../../../ui/text/auto-text';
import { fullName } from '../../../../ui/text/formats';
import { formatTimeRange } from '../../../../ui/time/dates';
import { sessionPath } from '../../../paths';
import type { MyAgenda } from '../../my-agenda/my-agenda';
import { RowStar } from '../../my-agenda/star-button';
import { isPause } from '../programme-days';
import * as styles from './grid-session.module.scss';

type GridSessionProps = {
  placed: PlacedSession<AgendaSession>;
  slug: string;
  agenda: MyAgenda;
  timeZone: string;
  /** The index of the track's colour; undefined without a track. */
  hue: number | undefined;
  /** In pixels. */
  height: number;
  isTabStop: boolean;
};

/** Memoized, so that moving the focus renders only two of hundreds of sessions. */
export const GridSession = memo(function GridSession(props: GridSessionProps) {
  const { placed, slug, agenda, timeZone, hue, height, isTabStop } = props;
  const { from, minutes, room, lane, lanes, session } = placed;
  const { id, title, sessionType, track, startTime, endTime, location, speakers } = session;
  const { size, titleLines } = fitTexts(height);
  const tabIndex = isTabStop ? 0 : -1;
  const place = { '--from': from, '--length': minutes, '--room': room ?? 0, '--lane': lane, '--lanes': lanes };
  return (
    <li
      className={`${styles.session} ${room === undefined ? styles.spanning : ''} ${isPause(session) ? styles.pause : ''}`}
      style={{ ...place, '--title-lines': titleLines } as CSSProperties}
      data-id={id}
      data-hue={hue}
      data-size={size}
      data-lanes={lanes > 1 && room !== undefined ? lanes : undefined}
    >
      <div className={styles.content} dir={contentDirection(title) ?? direction}>
        <AutoText as="h4" text={title}>
          <a id={`session-${id}`} href={localPath(sessionPath(slug, session.slug))} tabIndex={tabIndex}>
            {title}
          </a>
        </AutoText>
        <p>
          <span className={styles.time}>{formatTimeRange(startTime, endTime, timeZone)}</span>{' '}
          <span className={styles.type}>{t(`sessionTypes.sessionTypes.${sessionType}`)}</span>
          <AfterDot text={track} />
        </p>
        {location && (
          <p className={room === undefined ? undefined : 'visually-hidden'}>
            <AutoText text={location} />
          </p>
        )}
        {speakers.length > 0 && (
          <p className={styles.people}>
            {speakers.map((speaker) => isolate(fullName(speaker))).join(separatorAfter(title))}
          </p>
        )}
        <RowStar agenda={agenda} id={id} title={title} tabIndex={tabIndex} />
      </div>
    </li>
  );
});

/** In pixels, as in the style sheet. */
const [titleLineHeight, lineHeight, paddings] = [18, 16, 13];
const maxTitleLines = 6;

/** Returns how many lines of the title fit beside the other texts: time and type need one line, or two in a higher session. */
function fitTexts(height: number) {
  const linesAbove = (otherLines: number) =>
    Math.floor((height - paddings - otherLines * lineHeight) / titleLineHeight);
  const isCompact = linesAbove(2) < 2;
  const titleLines = Math.min(Math.max(1, linesAbove(isCompact ? 1 : 2)), maxTitleLines);
  return { size: isCompact ? 'compact' : titleLines > 3 ? 'tall' : 'usual', titleLines };
}
