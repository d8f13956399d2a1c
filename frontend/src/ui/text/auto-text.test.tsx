import { expect, test } from '@jest/globals';
import { detectHtmlLanguage, detectLanguage } from './auto-text';

test.each([
  ['الحرية والضمير', undefined, 'ar'],
  ['«2026» الحرية Freedom', 'en', 'ar'],
  ['Freedom, or الحرية', 'ar', undefined],
  ['自由与信仰', undefined, 'zh'],
  ['Liberté et conscience', 'fr', 'fr'],
  ['Freedom and conscience', 'en', undefined],
  ['Freedom and conscience', undefined, undefined],
  ['2026', undefined, undefined],
])('the language of "%s", among content in %s, is %s', (text, around, language) => {
  expect(detectLanguage(text, around)).toBe(language);
});

test('the language of HTML is detected without its tags and entities', () => {
  expect(detectHtmlLanguage('<p class="opening">&quot;الحرية&quot;</p>')).toBe('ar');
});
