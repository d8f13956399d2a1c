import { type MissedWord, missedWordDays } from '@majlis/contracts/search';
import type { DataSource } from 'typeorm';

/** Letters only, so that no telephone number is kept, and no longer than words are. */
const countedWord = /^[\p{L}\p{M}]{2,40}$/u;
export const toCountedWords = (words: string[]): string[] => words.filter((word) => countedWord.test(word));

/** Somebody who sends made-up words must not fill the database. */
const maxWordsPerDay = 1_000;
const maxListedWords = 200;

/** Each word is counted by itself, so that nobody can tell what else was searched for. */
export async function countMissedWords(database: DataSource, words: string[]): Promise<void> {
  const counted = toCountedWords(words);
  if (counted.length === 0) return;
  await database.query(
    `WITH purged AS (DELETE FROM missed_words WHERE day < current_date - ${missedWordDays})
     INSERT INTO missed_words (day, word, searches) SELECT current_date, word, 1 FROM unnest($1::text[]) AS word
     WHERE (SELECT count(*) FROM missed_words WHERE day = current_date) < ${maxWordsPerDay}
     ON CONFLICT (day, word) DO UPDATE SET searches = missed_words.searches + 1`,
    [counted],
  );
}

/** The most frequent ones first. */
export const listMissedWords = (database: DataSource): Promise<MissedWord[]> =>
  database.query(
    `SELECT word, sum(searches)::integer AS searches, max(day)::text AS "lastDay" FROM missed_words
     WHERE day >= current_date - ${missedWordDays}
     GROUP BY word ORDER BY searches DESC, "lastDay" DESC, word LIMIT ${maxListedWords}`,
  );
