export const crop = 'Crop';
export const cropImage = 'Crop image';
export const cropFailed = 'Failed to crop image';
export const pictureNotLoaded = 'The picture could not be loaded. Try again.';
export const size = 'Size';
export const pixels = (size: number): string => `${size} px`;
export const help =
  'Drag the square, or move it with the arrow keys. A copy is stored; the original stays in the media library.';
export const visiblePart = (fromLeft: number, fromTop: number): string =>
  `Visible part: ${fromLeft} % from the left, ${fromTop} % from the top`;
