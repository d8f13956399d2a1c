/** The `lang` of pages. */
export const language = 'ar';

export const direction: 'ltr' | 'rtl' = 'rtl';

/** For dates and numbers. All Arabic countries read these digits, which ISBN, addresses and what staff write have, too. */
export const locale = 'ar-u-nu-latn';

export const openGraphLocale = 'ar_AR';

/** Begins the paths of pages in this language. */
export const pathPrefix = '/ar';

const rules = new Intl.PluralRules(language);

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export const plural = (count: number, forms: Forms): string => forms[rules.select(count)] ?? forms.other;
