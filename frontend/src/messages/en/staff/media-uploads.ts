import { plural } from '../language';

export const filesToUpload = 'Files to upload';
export const dropFiles = 'Or drop pictures and PDFs here.';
export const folderForPictures = 'Folder for pictures';

export const uploadedFiles = (done: number, all: number): string =>
  `${done} of ${all} ${plural(all, 'file', 'files')} uploaded`;
export const uploadedAndFailed = (done: number, all: number, failed: number): string =>
  `${uploadedFiles(done, all)}, ${failed} failed`;
export const clearList = 'Clear list';
export const uploaded = 'Uploaded';
export const waiting = (size: string): string => `Waiting, ${size}`;
export const preparing = 'Preparing...';
export const percent = (sent: number): string => `${sent} %`;
export const uploadOf = (name: string): string => `Upload of ${name}`;
export const tryFileAgain = (name: string): string => `Try ${name} again`;
export const cancelUploadOf = (name: string): string => `Cancel the upload of ${name}`;
export const dismissFile = (name: string): string => `Dismiss ${name}`;

export const wrongFormat = 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF image, or a PDF.';
export const connectionLost = 'The connection was lost.';
export const tooLarge = 'This file is too large.';
export const serverProblem = 'The server had a problem.';

const places = (count: number): string => plural(count, 'one place', `${count} places`);

export const isUsedIn = (count: number): string =>
  `It is used in ${places(count)}. Choose another file there first, or replace it.`;
export const usedIn = (count: number): string => `Used in ${places(count)}, so it can be replaced but not deleted.`;
export const replaceIn = (count: number): string => `Replace in ${places(count)}`;
export const newFile = 'New file';
export const newImage = 'The new image';
export const documentUploaded = 'The new document is uploaded.';
export const sameFile = 'This is the same file. Choose another one.';
export const uploadFirst = 'Upload the new file first';
export const replaceDocumentHelp =
  'A PDF, up to 20 MB. Every place that uses the old file will show this one. The old file is then deleted. You can undo it.';
export const replaceImageHelp = (formats: string): string =>
  `${formats} Every place that uses the old file will show this one, with the same alt text unless it has its own. The old file is then deleted. You can undo it.`;

export const replaced = 'File replaced successfully';
export const replacedIn = (count: number): string => `In ${places(count)}. The old file was deleted.`;
export const notReplacedEverywhere = 'Failed to replace file everywhere';
/** The services say in English where a file is used. */
export const placeName = (place: string): string => place;
export const placeOf = (place: string, label: string): string => (label ? `${place} “${label}”` : place);
export const stillUsed = (places: string): string => `The old file is still used: ${places}.`;
export const notReplaced = 'Failed to replace file';
export const alreadyReplaced = (count: number): string =>
  plural(
    count,
    'One place of conferences shows the new file already.',
    `${count} places of conferences show the new file already.`,
  );
