export * from './ar/language';

/** The staff area is at the same addresses in all languages. */
export const pathPrefix = '';
