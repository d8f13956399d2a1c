import type { MediaFile } from '@majlis/contracts/media';
import { formatFileSize } from '../../ui/text/format-file-size';
import { RowCheckbox } from '../bulk/row-checkbox';
import { MediaBadge } from './media-badge';
import * as styles from './media-grid.module.scss';
import { formatDimensions } from './media-resource';
import { MediaThumbnail } from './media-thumbnail';

export type MediaListProps = { files: MediaFile[]; onOpen: (id: string) => void };

export const MediaGrid = ({ files, onOpen }: MediaListProps) => (
  <ul className={styles.grid}>
    {files.map((file) => (
      <li key={file.id} className={styles.tile}>
        <MediaThumbnail file={file} sizes="220px" />
        <RowCheckbox id={file.id} name={file.name} className={styles.check} />
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
