import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import type staff from '#messages/en/staff.json';

/** A form to which pages cut pictures; `ratio` is its width divided by its height. */
export type PictureShape = { name: keyof typeof staff.media.shapeNames; ratio: number };

/** The box of `.picture-header-image` (styles/_sections.scss) in a window of 1440 px, and on phones. */
const pageHeader: PictureShape[] = [
  { name: 'header', ratio: 5 / 3 },
  { name: 'headerOnPhones', ratio: 16 / 9 },
];

/** Public pages cut the pictures of each place to these shapes; a test compares them with the style sheets. */
export const pictureShapes = {
  heroImage: [{ name: 'carousel', ratio: 350 / 500 }],
  conference: [...pageHeader, { name: 'card', ratio: 16 / 10 }],
  page: pageHeader,
  portrait: [{ name: 'portrait', ratio: 1 }],
  /** The media library does not know where a picture will stand. */
  any: [
    { name: 'wide', ratio: 16 / 9 },
    { name: 'square', ratio: 1 },
    { name: 'tall', ratio: 3 / 4 },
  ],
} satisfies Record<string, PictureShape[]>;

/** Returns how much of a picture a cut leaves, in percent. */
export const visiblePercent = (picture: { width: number; height: number }, { ratio }: PictureShape): number => {
  const pictureRatio = picture.width / picture.height;
  return Math.round((Math.min(pictureRatio, ratio) / Math.max(pictureRatio, ratio)) * 100);
};

const minPercent = 70;

/** Returns the shape that cuts off most of the picture, if that is so much that users should know. */
export function findHeavyCut(url: string, shapes: readonly PictureShape[]) {
  const picture = parseStoredImageUrl(url);
  if (!picture) return undefined;
  const [worst] = shapes
    .map(({ name, ratio }) => ({ name, percent: visiblePercent(picture, { name, ratio }) }))
    .toSorted((one, other) => one.percent - other.percent);
  return worst && worst.percent < minPercent ? worst : undefined;
}
