import { foldText, foldWords } from './fold-words.js';

test.each([
  ['The Common GOOD', 'the common good'],
  ['İstanbul, Çelebi — Müller; Straße', 'istanbul celebi muller strasse'],
  ["Ibn ʿArabī’s Qur'an", 'ibn arabis quran'],
  ['كِتَابٌ', 'كتاب'],
  ['الكتاب والكتاب بالكتاب للكتاب', 'كتاب كتاب كتاب كتاب'],
  ['أحمد إحمد آحمد ٱحمد احمد', 'احمد احمد احمد احمد احمد'],
  ['مكتبة مكتبه', 'مكتبه مكتبه'],
  ['مـــكتبة', 'مكتبه'],
  ['القُرْآن القران', 'قران قران'],
  ['على علي', 'علي علي'],
  ['شيء شي', 'شي شي'],
  ['الله إلى الأب', 'الله الي اب'],
  ['المكتبات مكتبة', 'مكتبه مكتبه'],
  ['٢٠٢٦ ۲۰۲۶ 2026', '2026 2026 2026'],
  ['ﻻ', 'لا'],
  ['会议 abc会', '会 议 abc 会'],
  ['हिन्दी', 'हिन्दी'],
  ['Привет', 'привет'],
  ['"a" & (b | !c):*', 'a b c'],
  ['🎉 👩‍👩‍👧 — … \u0000\u0007', ''],
  ["' ’ ـ ء", ''],
])('%s is folded to %s', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});

test('a word knows its place in the text', () => {
  const text = '‘Ibn ʿArabī’ wrote';
  expect(Array.from(foldWords(text), ({ start, end }) => text.slice(start, end))).toEqual(['Ibn', 'ʿArabī', 'wrote']);
});

test('a long text is folded quickly', () => {
  const startedAt = performance.now();
  foldText('وقد كتب الكِتَاب في ٢٠٢٦, Ibn ʿArabī’s '.repeat(2_500));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
