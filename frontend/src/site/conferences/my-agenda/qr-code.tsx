import { useMemo } from 'react';
import { encode } from 'uqr';
import { t } from '#messages';
import * as styles from './agenda-dialog.module.scss';

/** Cameras of phones do not read a larger code on a screen: its 117 modules have 2 pixels each. */
const maxVersion = 25;
/** The quiet zone that the standard demands. */
const border = 4;

export function QrCode({ text }: { text: string }) {
  const code = useMemo(() => drawCode(text), [text]);
  if (!code) return <p>{t('agenda.tooLongForCode')}</p>;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={t('agenda.codeOfLink')}
    >
      <path d={code.path} />
    </svg>
  );
}

function drawCode(text: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'L', maxVersion, border });
    return { size, path: data.map(drawRow).join('') };
  } catch {
    // The text is too long.
    return undefined;
  }
}

/** One rectangle for each run of dark modules. */
const drawRow = (row: boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? 'x' : ' '))
      .join('')
      .matchAll(/x+/g),
  ]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
