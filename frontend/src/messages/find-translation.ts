import { defaultLanguage, siteLanguages } from '@majlis/contracts/languages';

/** A message with values in it is recognised by a pattern. The function gets the groups of the match. */
export type MessagePatterns = [RegExp, (...values: string[]) => string][];

/** Finds the translation of a message of a service. Undefined for one that is not known. */
export function findTranslation(
  message: string,
  texts: Record<string, string>,
  patterns: MessagePatterns,
): string | undefined {
  if (texts[message] !== undefined) return texts[message];
  for (const [pattern, toText] of patterns) {
    const [match, ...values] = pattern.exec(message) ?? [];
    if (match !== undefined) return toText(...values);
  }
  return undefined;
}

export const { locale } = siteLanguages.find(({ tag }) => tag === 'ar') ?? defaultLanguage;

const arabicRules = new Intl.PluralRules(locale);

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export const plural = (count: number, forms: Forms): string => forms[arabicRules.select(count)] ?? forms.other;
