import { z } from 'zod';

export const pictureDetails = z.strictObject({
  alt: z.string(),
  focus: z.string().describe('The point that every crop shows, as CSS object-position; may be empty'),
});

export const withPictures = {
  pictures: z
    .record(z.string(), pictureDetails)
    .nullish()
    .describe('What the media library says of the pictures of this entry, by their addresses'),
};
