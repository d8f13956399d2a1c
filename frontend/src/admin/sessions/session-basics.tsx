import { sessionTypes } from '@majlis/contracts/choices';
import type { Conference } from '@majlis/contracts/conferences';
import { NumberField, SelectField, TextField } from '../crud/fields';
import { SuggestField } from './suggest-field';

export function SessionBasics({ conference }: { conference: Pick<Conference, 'id'> }) {
  return (
    <>
      <TextField name="title" label="Title" isRequired />
      <div className="form-columns">
        <SelectField name="sessionType" label="Type" isRequired options={sessionTypes} />
        <SuggestField name="track" label="Track/Theme" conference={conference} />
      </div>
      <NumberField
        name="sessionOrder"
        label="Display order"
        help="If two start at the same time, the lower number comes first."
      />
      <TextField name="description" label="Description" rows={5} />
    </>
  );
}
