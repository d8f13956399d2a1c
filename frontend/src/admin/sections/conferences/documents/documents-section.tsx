import type { Conference } from '@majlis/contracts/conferences/conferences';
import {
  type ConferenceDocument,
  documentInputForZone,
  documents,
} from '@majlis/contracts/conferences/documents.schema';
import { conferenceLanguages, documentKinds, licenceLabels, licences } from '@majlis/contracts/shared/choices';
import { storedDocumentPattern } from '@majlis/contracts/shared/uploads.schema';
import { t, texts } from '#messages/staff';
import { ExternalLink } from '../../../../ui/page/external-link';
import { zoneName } from '../../../../ui/time/time-zones';
import { DateField, SelectField, TextField, TimeField } from '../../../fields/fields';
import { toFormValues } from '../../../fields/form/contract-fields';
import { preserveUneditedInstants, toLocalTimes, validateTimesInZone } from '../../../fields/form/zoned-values';
import { CrudForm, CrudPage } from '../../../rows/crud/crud-page';
import type { CrudFormProps, CrudSection } from '../../../rows/crud/crud-section';
import { ShortExternalLink } from '../../../shell/controls';
import { useCurrentConference } from '../use-current-conference';
import { AddPapers } from './add-papers';
import { missingSessionLabel, SessionField, SourceField } from './document-fields';
import { documentResource } from './document-resource';
import '../../../../ui/time/correct-time-zones';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../../api/query';
import { formatDay, formatTime } from '../../../../ui/time/dates';
import * as styles from '../../../rows/crud/ordered.module.scss';

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
        // The link in a session opens this form with the id of the session as `owner`.
        ...(!row && { sessionId: props.owner ?? '' }),
        ...(row && toLocalTimes(row, times, timezone)),
        // The file name is only for unsaved input; it is never sent.
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
  texts: texts('sections.documents'),
  resource: documentResource(conference),
  nameColumn: {
    header: t('documents.document'),
    render: ({ title, kind, url }) => (
      <>
        <span dir="auto">{title}</span>
        <span className="row-meta">
          {t(`documentKinds.${kind}`)}
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

function DocumentParent({ document, conference }: { document: ConferenceDocument; conference: Conference }) {
  const publicFrom = formatPublicFrom(document, conference.timezone);
  return (
    <>
      {document.sessionId ? (
        <DocumentSession sessionId={document.sessionId} conference={conference} />
      ) : (
        <p>{t('documents.wholeConference')}</p>
      )}
      {publicFrom && <p className={styles.warning}>{publicFrom}</p>}
    </>
  );
}

function DocumentSession({ sessionId, conference: { id, timezone } }: { sessionId: string; conference: Conference }) {
  const sessions = useQuery(query(endpoints.sessions(id)));
  const session = sessions.data?.find((candidate) => candidate.id === sessionId);
  if (!session) return <p className="muted">{missingSessionLabel(sessions)}</p>;
  return (
    <>
      <p dir="auto">{session.title}</p>
      <p className="muted">
        {t('time.dayAndTime', {
          day: formatDay(session.startTime, timezone),
          time: formatTime(session.startTime, timezone),
        })}
      </p>
    </>
  );
}

/** Example: 'Public from 12 March 2026, 09:00, Kuala Lumpur time'; undefined once the document is public. */
function formatPublicFrom({ publicFrom }: Pick<ConferenceDocument, 'publicFrom'>, zone: string) {
  if (publicFrom === null || Date.parse(publicFrom) <= Date.now()) return undefined;
  return t('documents.publicFromTime', {
    day: formatDay(publicFrom, zone),
    time: formatTime(publicFrom, zone),
    zone: zoneName(zone),
  });
}
