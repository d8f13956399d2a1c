import { documentKinds } from '@majlis/contracts/choices';
import { type ConferenceDocument, documentInput, documentInputIn } from '@majlis/contracts/documents';
import { wallClockOf } from '@majlis/contracts/zoned-times';
import type { Values } from '../../ui/form/form-values';
import { documentKindNames } from '../../ui/text/document-kind-names';
import { zoneName } from '../../ui/time/time-zones';
import { useThisConference } from '../conferences/use-this-conference';
import { asTyped } from '../editing/as-typed';
import { withExactTimes } from '../editing/exact-times';
import { OrderedForm } from '../editing/ordered-form';
import type { OrderedFormProps } from '../editing/ordered-section';
import { SelectField } from '../editing/select-field';
import { TextField } from '../editing/text-field';
import { TimeField } from '../editing/time-field';
import { documentsOf } from './document-resource';
import { SessionField } from './session-field';
import { SourceField } from './source-field';

const valuesIn =
  (zone: string) =>
  ({
    title = '',
    kind = 'other',
    sessionId = null,
    url = '',
    publicFrom = null,
  }: Partial<ConferenceDocument> = {}) => ({
    title,
    kind,
    sessionId: sessionId ?? '',
    url,
    publicFrom: publicFrom ? wallClockOf(publicFrom, zone) : '',
  });

const toInput = ({ title, kind, sessionId, url, publicFrom }: Values) => ({
  title,
  kind,
  sessionId: sessionId || null,
  url,
  publicFrom: publicFrom || null,
});

export function DocumentForm(props: OrderedFormProps<ConferenceDocument>) {
  const conference = useThisConference();
  const { id, timezone } = conference;
  return (
    <OrderedForm
      {...props}
      resource={documentsOf(id)}
      schema={asTyped(documentInput, documentInputIn(timezone))}
      toValues={valuesIn(timezone)}
      toInput={(values, saved) => toInput(withExactTimes(values, saved, ['publicFrom'], timezone))}
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
