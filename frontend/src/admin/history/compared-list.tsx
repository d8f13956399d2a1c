import { diffArrays } from 'diff';
import { t } from '#messages/staff';
import { Added, Removed } from './diff-marks';
import * as styles from './history.module.scss';

export function ComparedList({ before, after }: { before: string[]; after: string[] }) {
  const items = diffArrays(before, after).flatMap(({ value, added, removed }) =>
    value.map((text) => ({ text, added, removed })),
  );
  if (items.length === 0) return <span className="muted">{t('common.empty')}</span>;
  return (
    <ul className={styles.items}>
      {items.map(({ text, added, removed }) => (
        // An item that moved is in the list twice.
        <li key={`${text} ${added} ${removed}`}>
          {removed ? (
            <Removed>
              <bdi>{text}</bdi>
            </Removed>
          ) : added ? (
            <Added>
              <bdi>{text}</bdi>
            </Added>
          ) : (
            <bdi>{text}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
}
