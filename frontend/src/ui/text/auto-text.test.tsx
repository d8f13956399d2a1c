import { render, screen } from '@testing-library/react';
import { detectHtmlLanguage, detectLanguage, LanguageContext, LanguageNote } from './auto-text';

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

const open = (texts: string[], original?: string) =>
  render(
    <LanguageContext value={original}>
      <LanguageNote texts={texts} />
    </LanguageContext>,
  );

test.each<[texts: string[], original: string | undefined, language: string]>([
  [['أسعار الخبز في القاهرة', '<p>ورقة عن السوق</p>'], undefined, 'Arabic'],
  [['Harga roti', 'Sebuah kertas tentang pasar dan harga yang adil'], undefined, 'Malay'],
  [['Le prix du pain'], 'fr', 'French'],
  [['经济与信仰'], 'zh', 'Chinese'],
])('a text in another language, %j, is announced in that of the page', (texts, original, language) => {
  open(texts, original);
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent(`This text is not in English yet; you read it in ${language}.`);
  expect(note).toHaveAttribute('dir', 'ltr');
});

test.each<[texts: string[], original: string | undefined]>([
  [['The price of bread', 'On markets in Cairo'], 'fr'],
  [['Bread'], 'ar'],
  [['The word of the book: العدل'], undefined],
  [['', '<p></p>'], undefined],
])('a text in the language of the page, %j, needs no note', (texts, original) => {
  open(texts, original);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
