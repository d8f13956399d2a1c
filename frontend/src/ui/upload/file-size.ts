const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** '340 KB' or '1.2 MB'; rounded up, so that what is over a limit never reads as within it. */
export const fileSize = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / kilobyte)} KB` : `${(Math.ceil((bytes * 10) / megabyte) / 10).toFixed(1)} MB`;

/** Why a file is too large to be sent, if it is. */
export const tooLarge = (noun: string, bytes: number, limit: number): string | undefined =>
  bytes > limit ? `This ${noun} has ${fileSize(bytes)}. At most ${limit / megabyte} MB can be uploaded.` : undefined;
