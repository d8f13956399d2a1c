/** A text as it is searched: without capitals, accents or vowel signs, so that `talibe` finds Talibé. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
