import { conferenceLanguages, documentKinds, licenceLabels, licences } from '@majlis/contracts/choices';
import type { Conference } from '@majlis/contracts/conferences';
import { type ConferenceDocument, documentInputForZone, documents } from '@majlis/contracts/documents';
import { storedDocumentPattern } from '@majlis/contracts/uploads';
import { t, texts } from '#messages/staff';
import { ExternalLink } from '../../ui/page/external-link';
import { zoneName } from '../../ui/time/time-zones';
import { useCurrentConference } from '../conferences/use-current-conference';
import { toFormValues } from '../crud/contract-fields';
import { CrudForm } from '../crud/crud-form';
import { CrudPage } from '../crud/crud-page';
import type { CrudFormProps, CrudSection } from '../crud/crud-section';
import { DateField, SelectField, TextField, TimeField } from '../crud/fields';
import { preserveUneditedInstants, toLocalTimes, validateTimesInZone } from '../crud/zoned-values';
import { ShortExternalLink } from '../short-external-link';
import { AddPapers } from './add-papers';
import { DocumentParent } from './document-parent';
import { documentResource } from './document-resource';
import { SessionField } from './session-field';
import { SourceField } from './source-field';
import '../../ui/time/correct-time-zones';

const times = ['publicFrom'] as const;

function DocumentForm(props: CrudFormProps<ConferenceDocument>) {
  const conference = useCurrentConference();
  const { timezone } = conference;
  return (
    <CrudForm
      {...props}
      resource={documentResource(conference)}
      schema={validateTimesInZone(documents.input, documentInputForZone(timezone))}
      toValues={(row) => ({
        ...toFormValues(documents.input, row),
        // A session links to the form of a new document of its own.
        ...(!row && { sessionId: props.owner ?? '' }),
        ...(row && toLocalTimes(row, times, timezone)),
        // The file name is only for the draft; it is never sent.
        fileName: '',
      })}
      toInput={({ fileName: _, ...values }, saved) => preserveUneditedInstants(values, saved, times, timezone)}
    >
      <TextField name="title" />
      <SelectField name="kind" options={documentKinds} labels={texts('documentKinds')} />
      <SourceField />
      <SessionField conference={conference} />
      <TimeField name="publicFrom" help={t('documents.publicFromHelp', { zone: zoneName(timezone) })} isOptional />
      <SelectField
        name="language"
        options={['', ...conferenceLanguages]}
        labels={{ ...texts('conferenceLanguages.languageNames'), '': t('documents.languageOfConference') }}
      />
      <SelectField
        name="licence"
        options={['', ...licences]}
        labels={{
          ...licenceLabels,
          'all-rights-reserved': t('documents.allRightsReserved'),
          '': t('documents.notStated'),
        }}
      />
      <TextField name="doi" inputKind="code" isOptional />
      <TextField name="pages" inputKind="code" isOptional />
      <DateField name="publishedOn" isOptional />
    </CrudForm>
  );
}

const documentSection = (conference: Conference): CrudSection<ConferenceDocument> => ({
  path: 'documents',
  parent: conference,
  title: t('common.documents'),
  level: 2,
  texts: texts('sections.documents'),
  resource: documentResource(conference),
  nameColumn: {
    header: t('documents.document'),
    render: ({ title, kind, url }) => (
      <>
        <span className="row-meta">
          <span className="badge" data-tone="plain">
            {t(`documentKinds.${kind}`)}
          </span>
        </span>
        <span dir="auto">{title}</span>
        <span className="row-subtitle">
          {storedDocumentPattern.test(url) ? (
            <ExternalLink href={url}>{t('documents.openPdf')}</ExternalLink>
          ) : (
            <ShortExternalLink url={url} />
          )}
        </span>
      </>
    ),
  },
  detailColumn: {
    header: t('documents.belongsTo'),
    render: (document) => <DocumentParent document={document} conference={conference} />,
  },
  renderActions: (rows) => <AddPapers conference={conference} documents={rows} />,
  Form: DocumentForm,
});

export const DocumentsPage = () => <CrudPage section={documentSection(useCurrentConference())} />;
