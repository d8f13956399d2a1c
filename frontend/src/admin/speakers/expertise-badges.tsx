import { t } from '#messages/staff';
import * as styles from './speaker-grid.module.scss';

type ExpertiseBadgesProps = { areas: string[]; max: number };

export function ExpertiseBadges({ areas, max }: ExpertiseBadgesProps) {
  if (areas.length === 0) return null;
  const more = areas.slice(max);
  return (
    <ul className={styles.expertise} aria-label={t('speakerForm.expertise')}>
      {areas.slice(0, max).map((area) => (
        <li key={area} className="badge" data-tone="plain" dir="auto">
          {area}
        </li>
      ))}
      {more.length > 0 && (
        <li className="badge" title={more.join(t('lists.listSeparator'))} dir="ltr">
          +{more.length}
        </li>
      )}
    </ul>
  );
}
