import type { ChecklistItem } from '@majlis/contracts/programme-checklist';
import { Link } from 'react-router-dom';
import { t } from '#messages/staff';
import { formatDayWithWeekday } from '../../ui/time/dates';
import { managementPaths } from '../conferences/management-paths';
import { Icon } from '../icon';
import { type MissingPart, missingPartQuery } from '../sessions/missing-parts';
import { describeItem } from './open-items';
import * as styles from './release.module.scss';

type ChecklistProps = { items: ChecklistItem[]; conferenceId: string };

/** The list of sessions can be filtered by these. */
const filters: Partial<Record<ChecklistItem['kind'], MissingPart>> = {
  'missing-speakers': 'speakers',
  'missing-room': 'room',
  'missing-abstract': 'abstract',
};

export function Checklist({ items, conferenceId }: ChecklistProps) {
  if (items.length === 0)
    return (
      <p className={styles.clear} role="status">
        <Icon name="done" /> {t('release.nothingOpen')}
      </p>
    );
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <Item key={item.kind} item={item} conferenceId={conferenceId} />
      ))}
    </ul>
  );
}

function Item({ item, conferenceId }: { item: ChecklistItem; conferenceId: string }) {
  const { kind, count, places } = item;
  const part = filters[kind];
  const [first] = places;
  const more = count - places.length;
  return (
    <li className={styles.item}>
      <Icon name="attention" />
      {count === 1 && first ? (
        <p>
          {describeItem(item)}: <PlaceLink item={item} place={first} />
        </p>
      ) : (
        <details>
          <summary>{describeItem(item)}</summary>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place.label + place.path}>
                <PlaceLink item={item} place={place} />
              </li>
            ))}
            {more > 0 && <li className="muted">{t('release.more', { count: more })}</li>}
          </ul>
          {part && (
            <Link to={`${managementPaths.conference(conferenceId, 'sessions')}${missingPartQuery(part)}`}>
              {t('release.showSessions')}
            </Link>
          )}
        </details>
      )}
    </li>
  );
}

function PlaceLink({ item, place }: { item: ChecklistItem; place: ChecklistItem['places'][number] }) {
  const label = item.kind === 'empty-day' ? formatDayWithWeekday(place.label, 'UTC') : place.label;
  return (
    <Link to={place.path} dir="auto">
      {label}
    </Link>
  );
}
