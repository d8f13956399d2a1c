import {
  type DuplicatePeople,
  type DuplicateReason,
  duplicateReasons,
  maxListedPairs,
  type PersonPair,
} from '@majlis/contracts/people/duplicates';
import { groupBy } from '@majlis/contracts/shared/group-by';
import type { EntityManager } from 'typeorm';

type Candidate = { id: string; firstName: string; lastName: string; email: string; orcidId: string };

const candidatesSql = `
  SELECT id, first_name AS "firstName", last_name AS "lastName", email, orcid_id AS "orcidId"
  FROM people WHERE deleted_at IS NULL ORDER BY last_name, first_name, id`;

const distinctSql = `
  SELECT pair.person_id AS "personId", pair.other_id AS "otherId" FROM distinct_people pair
    JOIN people person ON person.id = pair.person_id AND person.deleted_at IS NULL
    JOIN people other ON other.id = pair.other_id AND other.deleted_at IS NULL
  ORDER BY pair.marked_at DESC, pair.person_id, pair.other_id`;

const keyOf: Record<DuplicateReason, (person: Candidate) => string> = {
  orcid: ({ orcidId }) => orcidId,
  email: ({ email }) => email.toLowerCase(),
  name: nameKey,
};

/** In a larger group, such as all who gave the address of one office, each person is compared with the first only. */
const maxComparedGroup = 10;

/** Compares in memory, because what PostgreSQL takes for a letter depends on the locale of its cluster. */
export async function findDuplicates(manager: EntityManager): Promise<DuplicatePeople> {
  const people: Candidate[] = await manager.query(candidatesSql);
  const marked: { personId: string; otherId: string }[] = await manager.query(distinctSql);
  const distinct = marked.map(({ personId, otherId }): PersonPair => [personId, otherId]);
  const distinctKeys = new Set(distinct.map(String));
  const reasonsOf = new Map<string, { ids: PersonPair; reasons: DuplicateReason[] }>();
  for (const reason of duplicateReasons)
    for (const [one, other] of listPairs(people, keyOf[reason])) {
      if (reason === 'name' && haveOtherOrcids(one, other)) continue;
      const ids: PersonPair = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
      const key = String(ids);
      const pair = reasonsOf.get(key);
      if (pair) pair.reasons.push(reason);
      else if (!distinctKeys.has(key)) reasonsOf.set(key, { ids, reasons: [reason] });
    }
  // The sort is stable, so pairs with equally many reasons stay in the order of their strongest reason.
  const pairs = [...reasonsOf.values()].toSorted((one, other) => other.reasons.length - one.reasons.length);
  return { pairs: pairs.slice(0, maxListedPairs), total: pairs.length, distinct };
}

function* listPairs(people: Candidate[], toKey: (person: Candidate) => string): Generator<[Candidate, Candidate]> {
  const groups = groupBy(people, toKey);
  groups.delete('');
  for (const group of groups.values())
    for (const [index, one] of group.entries()) {
      if (index > 0 && group.length > maxComparedGroup) break;
      for (const other of group.slice(index + 1)) yield [one, other];
    }
}

const haveOtherOrcids = (one: Candidate, other: Candidate) =>
  one.orcidId !== '' && other.orcidId !== '' && one.orcidId !== other.orcidId;

const sameLetters: Record<string, string> = {
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ۍ: 'ي', ې: 'ي', ک: 'ك', ة: 'ه', ۃ: 'ه', ہ: 'ه', ھ: 'ه' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
};

/**
 * Returns the same key for names that differ only in case, accents and vowel signs, forms of Arabic letters, punctuation or the
 * order of their parts; an empty one for a name without letters.
 */
export function nameKey({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const letters = `${firstName} ${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    // Combining marks, the tatweel and apostrophes are removed, including those of transliterations.
    .replace(/[\p{M}\p{Cf}ـ'’‘ʿʾʻʼ`´ء]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => sameLetters[letter] ?? letter)
    // Names that begin with “Abd al-” are written as one word or as two.
    .replace(/(?<![\p{L}])عبد ال/gu, 'عبدال');
  return (letters.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');
}
