import type { ConferenceDocument } from '@majlis/contracts/documents';
import { reads, writes } from '@majlis/contracts/endpoints';
import { documentKindNames } from '../../ui/text/document-kind-names';
import { placeOf } from '../editing/ordered-section';
import type { Resource } from '../editing/resource';

export const documentsOf = (conferenceId: string): Resource<ConferenceDocument> => ({
  list: reads.documents(conferenceId),
  deleted: reads.deletedDocuments(conferenceId),
  // The list of conferences counts them; a session's detail has its own.
  shownAt: [reads.conferences.path, writes.sessions],
  noun: 'document',
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  summaryOf: (document) =>
    `${document.title} (${documentKindNames[document.kind]}, ${placeOf(document)}) ${document.url}`,
});
