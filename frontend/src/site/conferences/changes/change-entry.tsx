import {
  type ChangedPart,
  describeChangedParts,
  formatSessionTime,
  nameChange,
  type ProgrammeChange,
  type PublishedSession,
} from '@majlis/contracts/programme-changes';
import { Link } from 'react-router-dom';
import { AutoText } from '../../../ui/text/auto-text';
import { formatTime } from '../../../ui/time/dates';
import { sessionPath } from '../session-path';
import * as styles from './changes.module.scss';
import { clockIn } from './clock-in';

type ChangeEntryProps = { change: ProgrammeChange; slug: string; timezone: string };

export function ChangeEntry({ change, slug, timezone }: ChangeEntryProps) {
  const { at, before, after } = change;
  const clock = clockIn(timezone);
  const session = after ?? before;
  if (!session) return null;
  return (
    <li className={styles.change}>
      <p className={styles.kind} data-kind={before && after ? 'changed' : after ? 'new' : 'cancelled'}>
        <span>{nameChange(change)}</span> <time dateTime={at}>{formatTime(at, timezone)}</time>
      </p>
      <div>
        <AutoText as="h3" text={session.title} className={after ? undefined : styles.cancelled}>
          {change.slug === null ? session.title : <Link to={sessionPath(slug, change.slug)}>{session.title}</Link>}
        </AutoText>
        {before && after ? (
          <dl className={styles.parts}>
            {describeChangedParts(before, after, clock).map((part) => (
              <Part key={part.name} {...part} />
            ))}
          </dl>
        ) : (
          <p className={styles.facts}>
            {factsOf(session, formatSessionTime(session, clock)).map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

const factsOf = ({ location, speakers }: PublishedSession, time: string): string[] =>
  [time, location, speakers.join(', ')].filter(Boolean);

function Part({ name, before, after }: ChangedPart) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="visually-hidden">from </span>
        <del>
          <bdi>{before}</bdi>
        </del>
        <span aria-hidden="true"> → </span>
        <span className="visually-hidden"> to </span>
        <ins>
          <bdi>{after}</bdi>
        </ins>
      </dd>
    </div>
  );
}
