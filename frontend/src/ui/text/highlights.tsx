import { t } from '#messages';
import { AutoText } from './auto-text';
import * as styles from './highlights.module.scss';

export function Highlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null;
  return (
    <>
      <p className={styles.title}>{t('ui.keyHighlights')}</p>
      <ul className={styles.highlights}>
        {highlights.map((highlight, index) => (
          <AutoText as="li" key={index} text={highlight} />
        ))}
      </ul>
    </>
  );
}
