import { sessionTypes } from '@majlis/contracts/session-types';
import { sessionTypeNames } from '../../ui/session-type-names';
import { NumberField } from '../editing/number-field';
import { SelectField } from '../editing/select-field';
import { TextField } from '../editing/text-field';

export function SessionBasics() {
  return (
    <>
      <TextField name="title" label="Title" isRequired />
      <div className="form-columns">
        <SelectField name="sessionType" label="Type" isRequired options={sessionTypes} names={sessionTypeNames} />
        <TextField name="track" label="Track/Theme" />
      </div>
      <NumberField
        name="sessionOrder"
        label="Display order"
        help="Of sessions that begin at the same time, lower numbers come first."
      />
      <TextField name="description" label="Description" rows={5} />
    </>
  );
}
