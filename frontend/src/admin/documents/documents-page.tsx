import type { Conference } from '@majlis/contracts/conferences';
import type { ConferenceDocument } from '@majlis/contracts/documents';
import { storedDocument } from '@majlis/contracts/uploads';
import { ExternalLink } from '../../ui/page/external-link';
import { documentKindNames } from '../../ui/text/document-kind-names';
import { useThisConference } from '../conferences/use-this-conference';
import { OrderedPage } from '../editing/ordered-page';
import type { OrderedSection } from '../editing/ordered-section';
import { OutsideLink } from '../outside-link';
import { DocumentForm } from './document-form';
import { DocumentPlace } from './document-place';
import { documentsOf } from './document-resource';
import { DocumentsHelp } from './documents-help';

const sectionOf = (conference: Conference): OrderedSection<ConferenceDocument> => ({
  path: 'documents',
  of: conference,
  title: 'Documents',
  level: 2,
  lead: 'What visitors can read and keep: programmes, papers, slides, recordings.',
  resource: documentsOf(conference.id),
  name: {
    head: 'Document',
    of: ({ title, kind, url }) => (
      <>
        <span className="row-over">
          <span className="badge" data-tone="plain">
            {documentKindNames[kind]}
          </span>
        </span>
        <span dir="auto">{title}</span>
        <span className="row-under">
          {storedDocument.test(url) ? <ExternalLink href={url}>Open the PDF</ExternalLink> : <OutsideLink url={url} />}
        </span>
      </>
    ),
  },
  detail: { head: 'Belongs to', of: (document) => <DocumentPlace document={document} conference={conference} /> },
  empty: { title: 'No documents yet', text: 'The page of the conference leaves them out until there is one to show.' },
  consequence: 'It leaves the page of the conference at once.',
  Help: DocumentsHelp,
  Form: DocumentForm,
});

/** What visitors can read and keep of one conference. */
export const DocumentsPage = () => <OrderedPage section={sectionOf(useThisConference())} />;
