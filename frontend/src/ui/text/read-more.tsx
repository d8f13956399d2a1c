import { useId, useState } from 'react';
import { AutoText } from './auto-text';
import * as styles from './expander-text.module.scss';
import { truncateAtWord } from './truncate';

type ReadMoreProps = {
  text: string;
  /** A longer text is cut at the end of a word before this many characters. */
  limit: number;
  /** Who or what the text is about, for those who hear the button without its surroundings. */
  about: string;
  /** Of the text. */
  className?: string;
};

/** A text whose end is shown on demand. */
export function ReadMore({ text, limit, about, className = '' }: ReadMoreProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const beginning = truncateAtWord(text, limit);
  const isCut = beginning.length < text.length;
  return (
    <>
      <AutoText as="p" className={`${styles.expanderText} ${className}`} id={id} text={text}>
        {beginning}
        {isCut && (
          <>
            <span className={styles.gap} hidden={isOpen}>
              …
            </span>
            <span className={styles.rest} hidden={!isOpen}>
              {text.slice(beginning.length)}
            </span>
          </>
        )}
      </AutoText>
      {isCut && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Read more'}
          <span className="visually-hidden"> about {about}</span>
        </button>
      )}
    </>
  );
}
