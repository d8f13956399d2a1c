import type { MediaFile } from '@majlis/contracts/media';
import { Icon } from '../icon';
import { Thumbnail } from '../thumbnail';
import * as styles from './media-grid.module.scss';

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
