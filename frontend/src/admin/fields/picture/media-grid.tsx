import type { MediaFile } from '@majlis/contracts/staff/media.schema';
import type { ReactNode } from 'react';
import { rich, t } from '#messages/staff';
import { formatFileSize } from '../../../ui/text/formats';
import { Icon } from '../../shell/icon';
import { placeName } from '../../shell/place-name';
import { Thumbnail } from '../../shell/thumbnail';
import * as styles from './media-grid.module.scss';

export type MediaListProps = { files: MediaFile[]; onOpen: (id: string) => void };

type MediaGridProps = MediaListProps & { checkboxOf?: (file: MediaFile) => ReactNode };

export const MediaGrid = ({ files, onOpen, checkboxOf }: MediaGridProps) => (
  <ul className={styles.grid}>
    {files.map((file) => (
      <li key={file.id} className={styles.tile}>
        <MediaThumbnail file={file} sizes="220px" />
        {checkboxOf?.(file)}
        <div className={styles.text}>
          <button type="button" className={styles.name} title={file.name} dir="auto" onClick={() => onOpen(file.id)}>
            {file.name}
          </button>
          <p className={styles.facts}>
            {formatDimensions(file)} · {formatFileSize(file.bytes)}
          </p>
          <MediaBadge file={file} />
        </div>
      </li>
    ))}
  </ul>
);

type MediaThumbnailProps = { file: MediaFile; sizes: string };

export const MediaThumbnail = ({ file: { kind, folder, url, focalPoint }, sizes }: MediaThumbnailProps) =>
  kind === 'document' ? (
    <span className={styles.document}>
      <Icon name="document" />
    </span>
  ) : (
    <Thumbnail
      url={url}
      alt=""
      sizes={sizes}
      kind={folder === 'partners' ? 'logo' : 'picture'}
      focalPoint={focalPoint}
      className={styles.picture}
    />
  );

export function MediaBadge({ file }: { file: MediaFile }) {
  if (file.deletedAt) return <span className="badge">{t('media.deleted')}</span>;
  if (!file.isMissingAlt) return <AltOfUses file={file} />;
  return (
    <span className="badge" data-tone="amber">
      {t('media.noAltText')}
    </span>
  );
}

/** Says where the alt text of a picture comes from that has none of its own. */
export function AltOfUses({ file: { describedBy } }: { file: MediaFile }) {
  const [first] = describedBy;
  if (!first) return null;
  return (
    <span className="row-subtitle">
      {rich('media.altOfUses', {
        others: describedBy.length - 1,
        alt: () => <bdi>{first.alt}</bdi>,
        place: () => placeName(first.place),
      })}
    </span>
  );
}

export const formatDimensions = ({ width, height }: Pick<MediaFile, 'width' | 'height'>): string =>
  width && height ? t('upload.pixels', { width, height }) : 'PDF';
