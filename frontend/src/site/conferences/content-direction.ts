/** 'rtl' if the first letter is of a right-to-left script. Set on a whole item, so that all of it has one direction. */
export function contentDirection(text: string): 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter) ? 'rtl' : undefined;
}
