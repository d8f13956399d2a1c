import { languageTag } from '@majlis/contracts/shared/languages';
import { locale } from '#messages/language';

/** Staff choose a language by its English name. */
export function languageName(english: string): string {
  const tag = languageTag(english);
  return (tag && new Intl.DisplayNames(locale, { type: 'language' }).of(tag)) || english;
}
