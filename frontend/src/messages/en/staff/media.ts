import type { MediaFilter, MediaFolder, MediaKind } from '@majlis/contracts/media';
import { plural } from '../language';

export const description = 'Every picture and document that was uploaded, and where it is used.';
export const help = [
  'Drop several pictures and PDFs at once. A lost connection loses nothing: try again, or wait until you are back online.',
  'Write an alt text for each picture that shows something, and mark the others as decorative. Screen readers read it aloud.',
  'Set the focal point where the eye should rest. Pages show it wherever they crop the picture.',
  'A file that something uses cannot be deleted, but you can replace it: every place then shows the new file. A deleted file can be restored for 30 days.',
];

export const searchFiles = 'Search names and alt texts';
export const kind = 'Kind';
export const allKinds = 'All kinds';
export const kinds: Record<MediaKind, string> = { picture: 'Pictures', document: 'Documents' };
export const folder = 'Folder';
export const allFolders = 'All folders';
export const folders: Record<MediaFolder, string> = {
  carousel: 'Hero images',
  partners: 'Partners',
  testimonials: 'Testimonials',
  team: 'Team members',
  speakers: 'Speakers',
  conferences: 'Conferences',
  content: 'Website content',
  documents: 'Documents',
};
export const allFiles = 'All files';
export const filters: Record<NonNullable<MediaFilter['filter']>, string> = {
  unused: 'Unused',
  'missing-alt': 'Missing alt text',
  deleted: 'Recently deleted',
};
export const views: Record<'grid' | 'list', string> = { grid: 'Grid', list: 'List' };

export const noFiles = 'No files yet';
export const uploadFirst = 'Upload the first files';
export const filesAppearHere = 'Pictures and documents that you upload anywhere in the staff area appear here.';
export const noMatch = 'No files match.';
export const showAllFiles = 'Show all files';

export const nameAndAltText = 'Name and alt text';
export const size = 'Size';
export const uploaded = 'Uploaded';
/** 'on 12 March 2026 at 14:05' in a column of its own. */
export const inColumn = (time: string): string => time.replace(/^on /, '');
export const decorative = 'Decorative';
export const deleted = 'Deleted';
export const noAltText = 'No alt text';
export const altOfUses = (others: number): string =>
  `Alt text given where it is used: “{alt}” ({place}${others > 0 ? ` and ${plural(others, 'one other place', `${others} other places`)}` : ''})`;

export const dimensions = 'Dimensions';
export const weight = 'Weight';
export const uploadedBy = '{time} by {name}';
export const openIt = 'Open it';

export const altTextHelp =
  'Describe the picture for people who cannot see it. Places without a text of their own use this one. One alt text is enough, here or where the picture is used.';
export const decorativeHelp = 'It shows nothing that the text beside it does not say. Screen readers pass over it.';
export const restorable = 'It can be restored for 30 days.';
export const deleteFile = 'Delete file';
export const replaceFile = 'Replace file';
export const deletedBy = (days: number): string => `Deleted by {name} {time}. It can be restored for ${days} days.`;

export const whereUsed = 'Where used';
/** What is loading. */
export const loadedUses = 'uses';
export const unused = 'Nothing uses this file.';
export const usedAs = '{place}: {label}';
export const open = 'open';

export const focalPoint = 'Focal point';
export const setFocalPoint = 'Set focal point';
/** The places whose shape pictures are cut to. */
export const shapeNames = {
  carousel: 'Carousel',
  header: 'Header of the page',
  headerOnPhones: 'Header on phones',
  card: 'Card in lists',
  portrait: 'Portrait',
  wide: '16:9',
  square: 'Square',
  tall: '3:4',
};
export const wholePicture = 'The whole picture';
export const cutCaption = (shape: string, percent?: number): string =>
  percent === undefined ? shape : `${shape}: ${percent} % visible`;
export const heavyCut = (shape: string, percent: number): string =>
  `This picture will be cut. ${shape}: visitors see only ${percent} % of it. Set the focal point, so that they see the right part, or choose a picture of another shape.`;
export const percentFromLeft = 'From the left, %';
export const percentFromTop = 'From the top, %';
export const useDefault = 'Use the default';
export const focalPointHelp = 'Point at what every crop must show, or move the marker with the arrow keys.';
export const focalPointUnset =
  'Point at what every crop must show, or move the marker with the arrow keys. Until then pages crop as shown here.';
export const focalPointAt = (left: number, top: number): string =>
  `Focal point: ${left} % from the left, ${top} % from the top`;

export const imageCount = (count: number): string => plural(count, '1 image', `${count} images`);
/** What is loading. */
export const storedImages = 'stored images';
export const noImageMatches = 'No stored images match.';
