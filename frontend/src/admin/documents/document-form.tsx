import { documentKinds } from '@majlis/contracts/choices';
import { type ConferenceDocument, documentInput, documentInputIn } from '@majlis/contracts/documents';
import { documentKindNames } from '../../ui/text/document-kind-names';
import { zoneName } from '../../ui/time/time-zones';
import { useThisConference } from '../conferences/use-this-conference';
import { fieldValues } from '../editing/contract-fields';
import { SelectField, TextField, TimeField } from '../editing/fields';
import type { OrderedFormProps } from '../editing/ordered-section';
import { OrderedForm } from '../editing/row-form-dialog';
import { asTyped, clocksOf, withExactTimes } from '../editing/zoned-values';
import { documentsOf } from './document-resource';
import { SessionField } from './session-field';
import { SourceField } from './source-field';

const times = ['publicFrom'] as const;

export function DocumentForm(props: OrderedFormProps<ConferenceDocument>) {
  const conference = useThisConference();
  const { id, timezone } = conference;
  return (
    <OrderedForm
      {...props}
      resource={documentsOf(id)}
      schema={asTyped(documentInput, documentInputIn(timezone))}
      toValues={(row) => ({
        ...fieldValues(documentInput, row),
        ...(row && clocksOf(row, times, timezone)),
        // Only so that a draft can name the file that was uploaded.
        fileName: '',
      })}
      toInput={({ fileName: _, ...values }, saved) => withExactTimes(values, saved, times, timezone)}
      activeHelp="Only active documents are shown on the site."
    >
      <TextField name="title" label="Title" />
      <SelectField name="kind" label="Kind" options={documentKinds} names={documentKindNames} />
      <SourceField />
      <SessionField conference={conference} />
      <TimeField
        name="publicFrom"
        label="Public from"
        help={`In ${zoneName(timezone)}. Left empty, visitors see it at once.`}
        isOptional
      />
    </OrderedForm>
  );
}
