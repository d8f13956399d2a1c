import { contentDirection } from './auto-text';

test.each([
  ['الشورى والعدل', 'rtl'],
  ['«2026» الشورى in council', 'rtl'],
  ['שלום', 'rtl'],
  ['Council, or الشورى', undefined],
  ['2026', undefined],
  ['', undefined],
])('on a page in English "%s" has the direction %s', (text, direction) => {
  expect(contentDirection(text)).toBe(direction);
});
