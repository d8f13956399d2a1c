import {
  type ChangedPart,
  describeChangedParts,
  formatSessionTime,
  nameChange,
  type ProgrammeChange,
} from '@majlis/contracts/programme/programme-changes';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#messages';
import { AutoText } from '../../../ui/text/auto-text';
import { formatTime } from '../../../ui/time/dates';
import { sessionPath } from '../session-path';
import * as styles from './changes.module.scss';
import { clockIn } from './summarize-change';

type ChangeEntryProps = { change: ProgrammeChange; slug: string; timezone: string };

export function ChangeEntry({ change, slug, timezone }: ChangeEntryProps) {
  const { at, before, after } = change;
  const clock = clockIn(timezone);
  const session = after ?? before;
  if (!session) return null;
  return (
    <li className={styles.change}>
      <p className={styles.kind} data-kind={before && after ? 'changed' : after ? 'new' : 'cancelled'}>
        <span>{t(`changes.changeNames.${nameChange(change)}`)}</span>{' '}
        <time dateTime={at}>{formatTime(at, timezone)}</time>
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
            <span>{formatSessionTime(session, clock)}</span>
            {session.location && <bdi>{session.location}</bdi>}
            {session.speakers.length > 0 && (
              <span>
                <Texts texts={session.speakers} />
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function Part({ name, before, after }: ChangedPart) {
  return (
    <div>
      <dt>{t(`changes.changedParts.${name}`)}</dt>
      <dd>
        <span className="visually-hidden">{t('changes.from')}</span>
        {before.length > 0 ? (
          <del>
            <Texts texts={before} />
          </del>
        ) : (
          <span className={styles.none}>{t('changes.none')}</span>
        )}
        <span aria-hidden="true">{t('changes.arrow')}</span>
        <span className="visually-hidden">{t('changes.to')}</span>
        <ins>{after.length > 0 ? <Texts texts={after} /> : t('changes.none')}</ins>
      </dd>
    </div>
  );
}

const Texts = ({ texts }: { texts: string[] }) =>
  texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && t('lists.listSeparator')}
      <bdi>{text}</bdi>
    </Fragment>
  ));
