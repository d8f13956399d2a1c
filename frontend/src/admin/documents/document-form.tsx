import { conferenceLanguages, documentKinds, licenceLabels, licences } from '@majlis/contracts/choices';
import { type ConferenceDocument, documentInput, documentInputForZone } from '@majlis/contracts/documents';
import { t, texts } from '#messages/staff';
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
      activeHelp={t('documents.activeHelp')}
    >
      <TextField name="title" label={t('common.title')} />
      <SelectField name="kind" label={t('documents.kind')} options={documentKinds} labels={texts('documentKinds')} />
      <SourceField />
      <SessionField conference={conference} />
      <TimeField
        name="publicFrom"
        label={t('documents.publicFrom')}
        help={t('documents.publicFromHelp', { zone: zoneName(timezone) })}
        isOptional
      />
      <SelectField
        name="language"
        label={t('common.language')}
        options={['', ...conferenceLanguages]}
        labels={{ ...texts('conferenceLanguages.languageNames'), '': t('documents.languageOfConference') }}
      />
      <SelectField
        name="licence"
        label={t('documents.licence')}
        options={['', ...licences]}
        labels={{
          ...licenceLabels,
          'all-rights-reserved': t('documents.allRightsReserved'),
          '': t('documents.notStated'),
        }}
      />
      <TextField name="doi" label={t('documents.doi')} inputKind="code" isOptional />
      <TextField name="pages" label={t('common.pages')} help={t('documents.pagesHelp')} inputKind="code" isOptional />
      <DateField
        name="publishedOn"
        label={t('documents.publishedOn')}
        help={t('documents.publishedOnHelp')}
        isOptional
      />
    </CrudForm>
  );
}
