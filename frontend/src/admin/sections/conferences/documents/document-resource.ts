import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { type ConferenceDocument, documents } from '@majlis/contracts/conferences/documents.schema';
import { t } from '#messages/staff';
import { describePosition } from '../../../rows/crud/crud-section';
import { type ResourceConfig, resourceOf } from '../../../rows/resource/resource-config';
import { publicConferencePath } from '../conference-resource';

export const documentResource = ({
  id: conferenceId,
  timezone: timeZone,
  slug,
  status,
}: Pick<Conference, 'id' | 'timezone'> &
  Partial<Pick<Conference, 'slug' | 'status'>>): ResourceConfig<ConferenceDocument> => ({
  ...resourceOf<ConferenceDocument>(documents, conferenceId),
  timeZone,
  // The list of conferences counts the documents, and a session's detail lists its own.
  invalidates: [endpoints.conferences.path, writePaths.sessions],
  publicPath: () => publicConferencePath({ slug, status }),
  getName: ({ title }) => title,
  describe: (document) =>
    t('documents.describeDocument', {
      title: document.title,
      kind: t(`documentKinds.${document.kind}`),
      position: describePosition(document),
      url: document.url,
    }),
});
