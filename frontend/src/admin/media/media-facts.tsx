import type { MediaFile } from '@majlis/contracts/media';
import { rich, t } from '#messages/staff';
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
        <DescriptionItem term={t('media.dimensions')}>{formatDimensions(file)}</DescriptionItem>
      )}
      <DescriptionItem term={t('media.weight')}>{formatFileSize(file.bytes)}</DescriptionItem>
      <DescriptionItem term={t('media.folder')}>{t(`media.folders.${file.folder}`)}</DescriptionItem>
      <DescriptionItem term={t('media.uploaded')}>
        {file.uploadedBy
          ? rich('media.uploadedBy', {
              time: () => formatLocalDateTime(file.uploadedAt),
              name: () => <bdi>{nameOf(file.uploadedBy)}</bdi>,
            })
          : formatLocalDateTime(file.uploadedAt)}
      </DescriptionItem>
      <DescriptionItem term={t('common.file')}>
        <ExternalLink href={file.url}>{t('media.openIt')}</ExternalLink>
      </DescriptionItem>
    </DescriptionList>
  );
}
