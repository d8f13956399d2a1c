/** The `lang` of pages. */
export const language = 'ar';

/** For dates and numbers. */
export const locale = 'ar';

export const openGraphLocale = 'ar_AR';

/** Begins the paths of pages in this language. */
export const pathPrefix = '/ar';

const rules = new Intl.PluralRules(language);

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export const plural = (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;
