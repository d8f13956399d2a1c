import { type CSSProperties, memo } from 'react';
import { AutoText } from '../../../../ui/text/auto-text';
import { capitalize } from '../../../../ui/text/capitalize';
import { fullName } from '../../../../ui/text/format-person';
import { formatTimeRange } from '../../../../ui/time/dates';
import { contentDirection } from '../../content-direction';
import type { MyAgenda } from '../../my-agenda/my-agenda';
import { RowStar } from '../../my-agenda/star-button';
import { sessionPath } from '../../session-path';
import { isPause } from '../is-pause';
import type { PlacedSession } from './place-sessions';
import * as styles from './programme-grid.module.scss';

type GridSessionProps = {
  placed: PlacedSession;
  slug: string;
  agenda: MyAgenda;
  timeZone: string;
  /** Index of the colour of its track; undefined without a track. */
  hue: number | undefined;
  titleLines: number;
  isTabStop: boolean;
};

/** Memoized: moving the focus renders two of hundreds. */
export const GridSession = memo(function GridSession(props: GridSessionProps) {
  const { placed, slug, agenda, timeZone, hue, titleLines, isTabStop } = props;
  const { from, minutes, room, lane, lanes, session } = placed;
  const { id, title, sessionType, track, startTime, endTime, location, speakers } = session;
  const tabIndex = isTabStop ? 0 : -1;
  const place = { '--from': from, '--length': minutes, '--room': room ?? 0, '--lane': lane, '--lanes': lanes };
  return (
    <li
      className={`${styles.session} ${room === undefined ? styles.spanning : ''} ${isPause(session) ? styles.pause : ''}`}
      style={{ ...place, '--title-lines': titleLines } as CSSProperties}
      data-id={id}
      data-hue={hue}
      data-lines={titleLines}
    >
      <div className={styles.content} dir={contentDirection(title) ?? 'ltr'}>
        <AutoText as="h4" text={title}>
          <a id={`session-${id}`} href={sessionPath(slug, session.slug)} tabIndex={tabIndex}>
            {title}
          </a>
        </AutoText>
        <p>
          <span className={styles.time} dir="ltr">
            {formatTimeRange(startTime, endTime, timeZone)}
          </span>{' '}
          <span className={styles.type}>{capitalize(sessionType)}</span>
          {track && (
            <>
              {' · '}
              <bdi>{track}</bdi>
            </>
          )}
        </p>
        {location && (
          <p className={room === undefined ? undefined : 'visually-hidden'}>
            <AutoText text={location} />
          </p>
        )}
        {speakers.length > 0 && (
          <p>
            <bdi>{speakers.map(fullName).join(', ')}</bdi>
          </p>
        )}
        <RowStar agenda={agenda} id={id} title={title} tabIndex={tabIndex} />
      </div>
    </li>
  );
});
