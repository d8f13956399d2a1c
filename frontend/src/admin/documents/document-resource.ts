import type { ConferenceDocument } from '@majlis/contracts/documents';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import { documentKindLabels } from '../../ui/text/document-kind-labels';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';

export const documentResource = (conferenceId: string): ResourceConfig<ConferenceDocument> => ({
  list: endpoints.documents(conferenceId),
  deleted: endpoints.deletedDocuments(conferenceId),
  // The list of conferences shows how many there are, and a session's detail lists its own.
  invalidates: [endpoints.conferences.path, writePaths.sessions],
  noun: 'document',
  getId: ({ id }) => id,
  getName: ({ title }) => title,
  describe: (document) =>
    `${document.title} (${documentKindLabels[document.kind]}, ${describePosition(document)}) ${document.url}`,
});
