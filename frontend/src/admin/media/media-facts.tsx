import type { MediaFile } from '@majlis/contracts/media';
import { ExternalLink } from '../../ui/page/external-link';
import { formatFileSize } from '../../ui/text/format-file-size';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { DescriptionItem, DescriptionList } from '../description-list';
import { useStaffNames } from '../sign-in/use-staff-names';
import { folderLabels, formatDimensions } from './media-resource';

export function MediaFacts({ file }: { file: MediaFile }) {
  const { nameOf } = useStaffNames();
  return (
    <DescriptionList>
      {file.kind === 'picture' && <DescriptionItem term="Dimensions">{formatDimensions(file)}</DescriptionItem>}
      <DescriptionItem term="Weight">{formatFileSize(file.bytes)}</DescriptionItem>
      <DescriptionItem term="Folder">{folderLabels[file.folder]}</DescriptionItem>
      <DescriptionItem term="Uploaded">
        {formatLocalDateTime(file.uploadedAt)}
        {file.uploadedBy && (
          <>
            {' by '}
            <bdi>{nameOf(file.uploadedBy)}</bdi>
          </>
        )}
      </DescriptionItem>
      <DescriptionItem term="File">
        <ExternalLink href={file.url}>Open it</ExternalLink>
      </DescriptionItem>
    </DescriptionList>
  );
}
