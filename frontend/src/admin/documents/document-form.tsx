import { conferenceLanguages, documentKinds, licenceLabels, licences } from '@majlis/contracts/choices';
import { type ConferenceDocument, documentInput, documentInputForZone } from '@majlis/contracts/documents';
import { texts } from '#messages';
import * as common from '#messages/staff/common';
import { languageNames } from '#messages/staff/conference-languages';
import * as messages from '#messages/staff/documents';
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
      activeHelp={messages.activeHelp}
    >
      <TextField name="title" label={common.title} />
      <SelectField
        name="kind"
        label={messages.kind}
        options={documentKinds}
        labels={texts('documents.documentKinds')}
      />
      <SourceField />
      <SessionField conference={conference} />
      <TimeField
        name="publicFrom"
        label={messages.publicFrom}
        help={messages.publicFromHelp(zoneName(timezone))}
        isOptional
      />
      <SelectField
        name="language"
        label={common.language}
        options={['', ...conferenceLanguages]}
        labels={{ ...languageNames, '': messages.languageOfConference }}
      />
      <SelectField
        name="licence"
        label={messages.licence}
        options={['', ...licences]}
        labels={{ ...licenceLabels, 'all-rights-reserved': messages.allRightsReserved, '': messages.notStated }}
      />
      <TextField name="doi" label={messages.doi} inputKind="code" isOptional />
      <TextField name="pages" label={common.pages} help={messages.pagesHelp} inputKind="code" isOptional />
      <DateField name="publishedOn" label={messages.publishedOn} help={messages.publishedOnHelp} isOptional />
    </CrudForm>
  );
}
