import { expect, test } from '@jest/globals';
import { shortDescription, shortTitle } from './shortened';

test('a title names what it belongs to, as far as there is room', () => {
  expect(shortTitle('Consent', 'Faith and self-government', 'Majlis')).toBe(
    'Consent · Faith and self-government · Majlis',
  );
  expect(shortTitle('Consent', '', 'Majlis')).toBe('Consent · Majlis');
  const conference = 'Consultation, Consent and the Rule of Law';
  expect(shortTitle('The vocabulary of delegated authority', conference, 'Majlis')).toBe(
    'The vocabulary of delegated authority',
  );
});

test('what is too long ends after a whole word, with an ellipsis', () => {
  const title = shortTitle(
    'Constitutional Thought between Classical Jurisprudence and the Written Constitutions',
    'Majlis',
  );
  expect(title).toBe('Constitutional Thought between Classical Jurisprudence and the…');
  expect(shortDescription(`One\n line.  ${'word, '.repeat(60)}`)).toMatch(/^One line\. (word, )+word…$/);
  expect(shortDescription('word '.repeat(60)).length).toBeLessThanOrEqual(160);
});
