import type { Conference } from '@majlis/contracts/conferences';
import type { ConferenceDocument } from '@majlis/contracts/documents';
import { storedDocumentPattern } from '@majlis/contracts/uploads';
import { t } from '#messages/staff';
import { ExternalLink } from '../../ui/page/external-link';
import { useCurrentConference } from '../conferences/use-current-conference';
import { CrudPage } from '../crud/crud-page';
import type { CrudSection } from '../crud/crud-section';
import { ShortExternalLink } from '../short-external-link';
import { AddPapers } from './add-papers';
import { DocumentForm } from './document-form';
import { DocumentParent } from './document-parent';
import { documentResource } from './document-resource';
import { DocumentsHelp } from './documents-help';
import '../../ui/time/correct-time-zones';

const documentSection = (conference: Conference): CrudSection<ConferenceDocument> => ({
  path: 'documents',
  parent: conference,
  title: t('common.documents'),
  level: 2,
  description: t('documents.description'),
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
  emptyState: {
    title: t('documents.noDocuments'),
    text: t('documents.emptyText'),
  },
  deleteWarning: t('documents.deleteWarning'),
  renderActions: (rows) => <AddPapers conference={conference} documents={rows} />,
  Help: DocumentsHelp,
  Form: DocumentForm,
});

export const DocumentsPage = () => <CrudPage section={documentSection(useCurrentConference())} />;
