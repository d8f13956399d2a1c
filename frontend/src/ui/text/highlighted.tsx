import type { HighlightedText } from '@majlis/contracts/site/search';
import { Fragment } from 'react';
import * as styles from './highlighted.module.scss';

/** Marks the words that were searched for. The text is never treated as HTML. */
export function Highlighted({ text, matches }: HighlightedText) {
  const starts = [0, ...matches.map(([, end]) => end)];
  return starts.map((start, index) => {
    const [from, to] = matches[index] ?? [text.length, text.length];
    return (
      <Fragment key={start}>
        {text.slice(start, from)}
        {from < to && <mark className={styles.match}>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
}
