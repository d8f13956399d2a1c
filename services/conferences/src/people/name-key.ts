const sameLetters: Record<string, string> = {
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ۍ: 'ي', ې: 'ي', ک: 'ك', ة: 'ه', ۃ: 'ه', ہ: 'ه', ھ: 'ه' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
};

/**
 * The same for names that differ only in case, accents and vowel signs, forms of Arabic letters, punctuation or the order of
 * their parts. Empty for a name without letters.
 */
export function nameKey({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const letters = `${firstName} ${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    // Combining marks, the Arabic stretching line and apostrophes, also those of transliterations.
    .replace(/[\p{M}\p{Cf}ـ'’‘ʿʾʻʼ`´ء]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => sameLetters[letter] ?? letter)
    // Written as one word or as two.
    .replace(/(?<![\p{L}])عبد ال/gu, 'عبدال');
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');
}
