export const description = 'The images in the carousel on the home page, in order.';
export const noHeroImages = 'No hero images yet';
export const emptyText = 'Until you add one, the home page shows six built-in images.';
export const deleteWarning = 'It disappears from the carousel immediately. You can undo this.';
export const activeHelp = 'Only active images are shown in the carousel.';
export const recommendedSize = (size: string): string => `Recommended size ${size}.`;
export const altTextHelp = 'Describe the image for people who cannot see it.';

export const helpUpload = (size: string): string =>
  `Upload a large image; ${size} is recommended. The carousel shows an upright part of it around the focal point.`;
export const helpAltText =
  'Describe the image in the alt text. Screen readers read it aloud, and it is shown while the image loads.';
export const helpOrder =
  'Drag a row by its handle to change the order, or use the arrows. Lower numbers come first. Inactive images are not shown on the site.';
