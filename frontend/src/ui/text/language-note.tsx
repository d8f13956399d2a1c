import { detectTextLanguage } from '@majlis/contracts/languages';
import { useContext } from 'react';
import { direction, language, locale } from '#messages/language';
import * as messages from '#messages/ui';
import { fillIn } from '../../messages/fill-in';
import { LanguageContext } from './auto-text';
import * as styles from './language-note.module.scss';

/** Once on a page: says in which language its texts are, where they are not translated. */
export function LanguageNote({ texts }: { texts: string[] }) {
  const original = useContext(LanguageContext);
  const shown = detectTextLanguage(texts.join(' ').replace(/<[^>]*>|&\w+;/g, ' '), language, { original });
  if (shown === language) return null;
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(shown);
  return (
    <p className={styles.languageNote} role="note" dir={direction}>
      {fillIn(messages.notInThisLanguage, { language: name })}
    </p>
  );
}
