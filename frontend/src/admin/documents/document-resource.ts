import type { Conference } from '@majlis/contracts/conferences';
import { type ConferenceDocument, documentInput } from '@majlis/contracts/documents';
import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { t } from '#messages/staff';
import { publicConferencePath } from '../conferences/conference-resource';
import { describePosition } from '../crud/crud-section';
import type { ResourceConfig } from '../crud/resource-config';

export const documentResource = ({
  id: conferenceId,
  timezone: timeZone,
  slug,
  status,
}: Pick<Conference, 'id' | 'timezone'> &
  Partial<Pick<Conference, 'slug' | 'status'>>): ResourceConfig<ConferenceDocument> => ({
  table: 'documents',
  list: endpoints.documents(conferenceId),
  deleted: staffEndpoints.deletedDocuments(conferenceId),
  timeZone,
  // The list of conferences shows how many there are, and a session's detail lists its own.
  invalidates: [endpoints.conferences.path, writePaths.sessions],
  schema: documentInput,
  publicPath: () => publicConferencePath({ slug, status }),
  noun: 'document',
  getId: ({ id }) => id,
  getName: ({ title }) => title,
  describe: (document) =>
    t('documents.describeDocument', {
      title: document.title,
      kind: t(`documentKinds.${document.kind}`),
      position: describePosition(document),
      url: document.url,
    }),
});
