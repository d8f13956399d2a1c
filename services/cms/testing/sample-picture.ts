import sharp from 'sharp';

type PictureTraits = { width?: number; height?: number; background?: string; format?: 'png' | 'jpeg' };

/** An image of one colour. */
export const createPicture = ({
  width = 16,
  height = 16,
  background = '#1e40af',
  format = 'png',
}: PictureTraits = {}) =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
