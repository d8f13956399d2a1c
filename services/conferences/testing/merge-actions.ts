import { mergePath } from '@majlis/contracts/people/duplicates';
import { type Person, personInput } from '@majlis/contracts/people/people.schema';
import type { RunningConferences } from './running-conferences.js';

const fieldNames = Object.keys(personInput.shape);

const toPersonInput = (person: Person) =>
  Object.fromEntries(Object.entries(person).filter(([name]) => fieldNames.includes(name)));

type MergeOptions = { values?: object; keptVersion?: number; mergedVersion?: number };

/** Sends a merge as the dialog does; the values of the kept person stay except for `values`. */
export const mergeWith =
  ({ staff }: Pick<RunningConferences, 'staff'>) =>
  (kept: Person, merged: Person, { values = {}, keptVersion, mergedVersion }: MergeOptions = {}) =>
    staff
      .post(mergePath(kept.id))
      .set('If-Match', `"${keptVersion ?? kept.version}"`)
      .send({
        merged: { id: merged.id, version: mergedVersion ?? merged.version },
        values: { ...toPersonInput(kept), ...values },
      });
