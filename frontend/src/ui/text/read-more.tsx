import { useId, useState } from 'react';
import { t } from '#messages';
import { AutoText } from './auto-text';
import * as styles from './read-more.module.scss';
import { truncateAtWord } from './truncate';

type ReadMoreProps = { text: string; limit: number; about: string; className?: string };

export function ReadMore({ text, limit, about, className = '' }: ReadMoreProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const beginning = truncateAtWord(text, limit);
  const isTruncated = beginning.length < text.length;
  const action = isOpen ? t('ui.showLess') : t('ui.readMore');
  return (
    <>
      <AutoText as="p" className={`${styles.readMore} ${className}`} id={id} text={text}>
        {beginning}
        {isTruncated && (
          <>
            <span className={styles.ellipsis} hidden={isOpen}>
              …
            </span>
            <span className={styles.rest} hidden={!isOpen}>
              {text.slice(beginning.length)}
            </span>
          </>
        )}
      </AutoText>
      {isTruncated && (
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('ui.actionAbout', { action, subject: about })}
          onClick={() => setOpen(!isOpen)}
        >
          {action}
        </button>
      )}
    </>
  );
}
