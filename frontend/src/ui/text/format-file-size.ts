import * as messages from '#messages/documents';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** '340 KB' or '1.2 MB'. Rounded up, so that a size above a limit never reads as within it. */
export const formatFileSize = (bytes: number): string =>
  bytes < megabyte
    ? messages.kilobytes(String(Math.ceil(bytes / kilobyte)))
    : messages.megabytes((Math.ceil((bytes * 10) / megabyte) / 10).toFixed(1));
