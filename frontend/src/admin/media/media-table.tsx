import { t } from '#messages/staff';
import { formatFileSize } from '../../ui/text/format-file-size';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import * as bulk from '../bulk/bulk.module.scss';
import { RowCheckbox } from '../bulk/row-checkbox';
import { MediaBadge } from './media-badge';
import type { MediaListProps } from './media-grid';
import { formatDimensions } from './media-resource';
import * as styles from './media-table.module.scss';
import { MediaThumbnail } from './media-thumbnail';

export const MediaTable = ({ files, onOpen }: MediaListProps) => (
  <table className={`rows ${styles.table}`}>
    <thead>
      <tr>
        <th scope="col" className={bulk.cell}>
          <span className="visually-hidden">{t('common.selection')}</span>
        </th>
        <th scope="col" className={styles.preview}>
          {t('common.preview')}
        </th>
        <th scope="col">{t('media.nameAndAltText')}</th>
        <th scope="col" className={styles.folder}>
          {t('media.folder')}
        </th>
        <th scope="col" className={styles.size}>
          {t('media.size')}
        </th>
        <th scope="col" className={styles.uploaded}>
          {t('media.uploaded')}
        </th>
      </tr>
    </thead>
    <tbody>
      {files.map((file) => (
        <tr key={file.id}>
          <td className={`${bulk.cell} ${styles.select}`}>
            <RowCheckbox id={file.id} name={file.name} />
          </td>
          <td className={styles.preview}>
            <MediaThumbnail file={file} sizes="96px" />
          </td>
          <th scope="row">
            <button type="button" className={styles.name} onClick={() => onOpen(file.id)}>
              <bdi>{file.name}</bdi>
            </button>
            <span className="row-subtitle" dir="auto">
              {file.isDecorative ? t('media.decorative') : file.alt}
            </span>
            <MediaBadge file={file} />
          </th>
          <td>{t(`media.folders.${file.folder}`)}</td>
          <td>
            {formatDimensions(file)}
            <span className="row-subtitle">{formatFileSize(file.bytes)}</span>
          </td>
          <td>{formatLocalDateTime(file.uploadedAt, 'alone')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
