import { truncateDescription, truncateTitle } from './page-meta';

test('a title is followed by its parents as far as they fit', () => {
  expect(truncateTitle('Consent', 'Faith and self-government', 'Majlis')).toBe(
    'Consent · Faith and self-government · Majlis',
  );
  expect(truncateTitle('Consent', '', 'Majlis')).toBe('Consent · Majlis');
  const conference = 'Consultation, Consent and the Rule of Law';
  expect(truncateTitle('The vocabulary of delegated authority', conference, 'Majlis')).toBe(
    'The vocabulary of delegated authority',
  );
});

test('a text that is too long ends after a whole word, with an ellipsis', () => {
  const title = truncateTitle(
    'Constitutional Thought between Classical Jurisprudence and the Written Constitutions',
    'Majlis',
  );
  expect(title).toBe('Constitutional Thought between Classical Jurisprudence and the…');
  expect(truncateDescription(`One\n line.  ${'word, '.repeat(60)}`)).toMatch(/^One line\. (word, )+word…$/);
  expect(truncateDescription('word '.repeat(60)).length).toBeLessThanOrEqual(160);
});
