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

const highlightsTitle = /(?:^|\n[^\S\n]*\n)\s*Key Highlights:/i;
const bullet = /^\s*[•*-]\s*(.*\S)/;

export function parseTimelineDescription(description: string): { text: string; highlights: string[] } {
  const plain = description.replaceAll('\r\n', '\n');
  const title = highlightsTitle.exec(plain);
  if (!title) return { text: plain.trim(), highlights: [] };
  const lines = plain.slice(title.index + title[0].length).split('\n');
  return {
    text: plain.slice(0, title.index).trim(),
    highlights: lines.flatMap((line) => bullet.exec(line)?.[1] ?? []),
  };
}
