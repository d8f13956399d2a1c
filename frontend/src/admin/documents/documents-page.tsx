import type { Conference } from '@majlis/contracts/conferences';
import type { ConferenceDocument } from '@majlis/contracts/documents';
import { storedDocumentPattern } from '@majlis/contracts/uploads';
import { t } from '#messages';
import { documents } from '#messages/staff/common';
import * as messages from '#messages/staff/documents';
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
  title: documents,
  level: 2,
  description: messages.description,
  resource: documentResource(conference),
  nameColumn: {
    header: messages.document,
    render: ({ title, kind, url }) => (
      <>
        <span className="row-meta">
          <span className="badge" data-tone="plain">
            {t(`documents.documentKinds.${kind}`)}
          </span>
        </span>
        <span dir="auto">{title}</span>
        <span className="row-subtitle">
          {storedDocumentPattern.test(url) ? (
            <ExternalLink href={url}>{messages.openPdf}</ExternalLink>
          ) : (
            <ShortExternalLink url={url} />
          )}
        </span>
      </>
    ),
  },
  detailColumn: {
    header: messages.belongsTo,
    render: (document) => <DocumentParent document={document} conference={conference} />,
  },
  emptyState: {
    title: messages.noDocuments,
    text: messages.emptyText,
  },
  deleteWarning: messages.deleteWarning,
  renderActions: (rows) => <AddPapers conference={conference} documents={rows} />,
  Help: DocumentsHelp,
  Form: DocumentForm,
});

export const DocumentsPage = () => <CrudPage section={documentSection(useCurrentConference())} />;
