import { t } from '#messages';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** '340 KB' or '1.2 MB'. Rounded up, so that a size above a limit never reads as within it. */
export const formatFileSize = (bytes: number): string =>
  bytes < megabyte
    ? t('documents.kilobytes', { size: String(Math.ceil(bytes / kilobyte)) })
    : t('documents.megabytes', { size: (Math.ceil((bytes * 10) / megabyte) / 10).toFixed(1) });
