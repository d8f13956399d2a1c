import type { MediaFile } from '@majlis/contracts/media';
import { file as fileLabel } from '#messages/staff/common';
import * as messages from '#messages/staff/media';
import { fillIn } from '../../messages/fill-in';
import { ExternalLink } from '../../ui/page/external-link';
import { formatFileSize } from '../../ui/text/format-file-size';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { DescriptionItem, DescriptionList } from '../description-list';
import { useStaffNames } from '../sign-in/use-staff-names';
import { formatDimensions } from './media-resource';

export function MediaFacts({ file }: { file: MediaFile }) {
  const { nameOf } = useStaffNames();
  return (
    <DescriptionList>
      {file.kind === 'picture' && (
        <DescriptionItem term={messages.dimensions}>{formatDimensions(file)}</DescriptionItem>
      )}
      <DescriptionItem term={messages.weight}>{formatFileSize(file.bytes)}</DescriptionItem>
      <DescriptionItem term={messages.folder}>{messages.folders[file.folder]}</DescriptionItem>
      <DescriptionItem term={messages.uploaded}>
        {fillIn(file.uploadedBy ? messages.uploadedBy : '{time}', {
          time: formatLocalDateTime(file.uploadedAt),
          name: <bdi>{nameOf(file.uploadedBy)}</bdi>,
        })}
      </DescriptionItem>
      <DescriptionItem term={fileLabel}>
        <ExternalLink href={file.url}>{messages.openIt}</ExternalLink>
      </DescriptionItem>
    </DescriptionList>
  );
}
