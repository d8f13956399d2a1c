import { direction as pageDirection } from '#messages/language';

/**
 * The direction of the script of the first letter, unless the page has it. Set on a whole item, so that all of it has one
 * direction.
 */
export function contentDirection(text: string): 'ltr' | 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0];
  if (!letter) return undefined;
  const direction = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
  return direction === pageDirection ? undefined : direction;
}

/** Between texts in the script of this one. */
export const separatorAfter = (text: string): string =>
  (contentDirection(text) ?? pageDirection) === 'rtl' ? '، ' : ', ';
