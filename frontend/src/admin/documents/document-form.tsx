import { conferenceLanguages, documentKinds, licenceLabels, licences } from '@majlis/contracts/choices';
import { type ConferenceDocument, documentInput, documentInputForZone } from '@majlis/contracts/documents';
import { documentKindLabels } from '../../ui/text/document-kind-labels';
import { zoneName } from '../../ui/time/time-zones';
import { useCurrentConference } from '../conferences/use-current-conference';
import { toFormValues } from '../crud/contract-fields';
import { CrudForm } from '../crud/crud-form';
import type { CrudFormProps } from '../crud/crud-section';
import { DateField, SelectField, TextField, TimeField } from '../crud/fields';
import { preserveUneditedInstants, toLocalTimes, validateTimesInZone } from '../crud/zoned-values';
import { documentResource } from './document-resource';
import { SessionField } from './session-field';
import { SourceField } from './source-field';

const times = ['publicFrom'] as const;
const languageLabels = Object.fromEntries(conferenceLanguages.map((name) => [name, name])) as Record<
  (typeof conferenceLanguages)[number],
  string
>;

export function DocumentForm(props: CrudFormProps<ConferenceDocument>) {
  const conference = useCurrentConference();
  const { timezone } = conference;
  return (
    <CrudForm
      {...props}
      resource={documentResource(conference)}
      schema={validateTimesInZone(documentInput, documentInputForZone(timezone))}
      toValues={(row) => ({
        ...toFormValues(documentInput, row),
        // A session links to the form of a new document of its own.
        ...(!row && { sessionId: props.owner ?? '' }),
        ...(row && toLocalTimes(row, times, timezone)),
        // The file name is only for the draft; it is never sent.
        fileName: '',
      })}
      toInput={({ fileName: _, ...values }, saved) => preserveUneditedInstants(values, saved, times, timezone)}
      activeHelp="Only active documents are shown on the site."
    >
      <TextField name="title" label="Title" />
      <SelectField name="kind" label="Kind" options={documentKinds} labels={documentKindLabels} />
      <SourceField />
      <SessionField conference={conference} />
      <TimeField
        name="publicFrom"
        label="Public from"
        help={`In ${zoneName(timezone)}. If empty, the document is public immediately.`}
        isOptional
      />
      <SelectField
        name="language"
        label="Language"
        options={['', ...conferenceLanguages]}
        labels={{ ...languageLabels, '': 'That of the conference' }}
      />
      <SelectField
        name="licence"
        label="Licence"
        options={['', ...licences]}
        labels={{ ...licenceLabels, '': 'Not stated' }}
      />
      <TextField name="doi" label="DOI" inputKind="code" isOptional />
      <TextField name="pages" label="Pages" help="In the proceedings, for example 12–18." inputKind="code" isOptional />
      <DateField
        name="publishedOn"
        label="Published on"
        help="For citations of a paper. If empty, the day of its session."
        isOptional
      />
    </CrudForm>
  );
}
