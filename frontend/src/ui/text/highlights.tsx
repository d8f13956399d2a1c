import { AutoText } from './auto-text';
import * as styles from './highlights.module.scss';

/** What was achieved, as a list under its title; nothing when there is nothing. */
export function Highlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null;
  return (
    <>
      <p className={styles.title}>Key Highlights</p>
      <ul className={styles.highlights}>
        {highlights.map((highlight, place) => (
          <AutoText as="li" key={place} text={highlight} />
        ))}
      </ul>
    </>
  );
}
