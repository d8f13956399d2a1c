type ImageNoun = 'Image' | 'Logo' | 'Profile image';

export const imageUploaded: Record<ImageNoun, string> = {
  Image: 'Image uploaded successfully',
  Logo: 'Logo uploaded successfully',
  'Profile image': 'Profile image uploaded successfully',
};
export const removeImage: Record<ImageNoun, string> = {
  Image: 'Remove image',
  Logo: 'Remove logo',
  'Profile image': 'Remove profile image',
};
export const imageNotUploaded: Record<ImageNoun, string> = {
  Image: 'Failed to upload image',
  Logo: 'Failed to upload logo',
  'Profile image': 'Failed to upload image',
};
export const documentUploaded = 'Document uploaded successfully';
export const documentNotUploaded = 'Failed to upload document';

export const dropImage = 'Or drop an image here.';
export const dropPdf = 'Or drop a PDF here.';
export const upload = 'Upload';
export const uploading = (percent: number): string => `Uploading: ${percent} %`;
export const preparingImage = 'Preparing the image...';
export const checkingFile = 'Checking the file...';
export const cancelUpload = 'Cancel upload';
export const pixels = (width: number, height: number): string => `${width} × ${height} px`;

export const serverProblem = 'The server had a problem. Please try again.';
export const tooLargeToUpload: Record<'image' | 'file', string> = {
  image: 'This image is too large to be uploaded.',
  file: 'This file is too large to be uploaded.',
};
export const tooLarge: Record<'image' | 'file', (size: string, megabytes: number) => string> = {
  image: (size, megabytes) => `This image is too large (${size}). The limit is ${megabytes} MB.`,
  file: (size, megabytes) => `This file is too large (${size}). The limit is ${megabytes} MB.`,
};
export const wrongImageFormat = 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF image.';
export const notPdf = 'This file is not a PDF. Save it as a PDF first, or give a link instead.';
