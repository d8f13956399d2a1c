import { type ListedPerson, type Person, type PersonInput, personInput } from '@majlis/contracts/people/people.schema';
import type { SessionCounts } from '@majlis/contracts/people/session-counts';
import { uniqueTexts } from '@majlis/contracts/shared/text.schema';
import { fullName } from '../../../../ui/text/formats';
import { toFormValues } from '../../../fields/form/contract-fields';
import { toJson } from '../../../shell/form-values';
import { countSessions } from './people-search';

export type FieldName = keyof PersonInput;
/** The person whose value stays; of a list both values may stay. */
export type FieldChoice = 'kept' | 'merged' | 'both';
export type FieldChoices = Partial<Record<FieldName, FieldChoice>>;

export type People = { kept: Person; merged: Person };

const fieldNames = Object.keys(personInput.shape) as FieldName[];
/** The longer of two such texts is preset. Other fields are not listed, because a longer address says nothing more. */
const textFields: readonly FieldName[] = ['position', 'organization', 'department', 'biography'];
/** The parts of one name belong together. */
const nameFields: readonly FieldName[] = ['firstName', 'lastName'];
const maxAreas = 30;

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

export const differingFields = ({ kept, merged }: People): FieldName[] =>
  fieldNames.filter((name) => toJson(kept[name] ?? '') !== toJson(merged[name] ?? ''));

export const joinedAreas = ({ kept, merged }: People): string[] =>
  uniqueTexts([...kept.expertiseAreas, ...merged.expertiseAreas]);

/** A list of both only where it says more than each of the two. */
export const hasBothChoice = (name: FieldName, people: People): boolean => {
  if (name !== 'expertiseAreas') return false;
  const { length } = joinedAreas(people);
  return (
    length <= maxAreas && length > Math.max(people.kept.expertiseAreas.length, people.merged.expertiseAreas.length)
  );
};

/** The fuller value. Nobody's e-mail address becomes public by a merge. */
function presetChoice(name: FieldName, people: People): FieldChoice {
  const [kept, merged] = [people.kept[name], people.merged[name]];
  if (nameFields.includes(name))
    return fullName(people.merged).length > fullName(people.kept).length ? 'merged' : 'kept';
  if (name === 'showEmail') return kept === false ? 'kept' : 'merged';
  if (isEmpty(merged)) return 'kept';
  if (isEmpty(kept)) return 'merged';
  if (hasBothChoice(name, people)) return 'both';
  return textFields.includes(name) && String(merged).length > String(kept).length ? 'merged' : 'kept';
}

export const presetChoices = (people: People): FieldChoices =>
  Object.fromEntries(differingFields(people).map((name) => [name, presetChoice(name, people)]));

export function mergeValues(people: People, choices: FieldChoices): PersonInput {
  const values = { ...toFormValues(personInput, people.kept) };
  for (const name of differingFields(people)) {
    if (choices[name] === 'merged') values[name] = people.merged[name];
    if (choices[name] === 'both') values[name] = joinedAreas(people);
  }
  return values as PersonInput;
}

/** At first the address of the person with more sessions stays, or else of the one with a page. */
export function orderPair(one: ListedPerson, other: ListedPerson, counts: SessionCounts | undefined) {
  const more = countSessions(counts, other.id) - countSessions(counts, one.id);
  const isOtherKept = more > 0 || (more === 0 && other.hasPage === true && one.hasPage !== true);
  return isOtherKept ? { kept: other, merged: one } : { kept: one, merged: other };
}
