import type { FeedItemEntity } from '../items/feed-item.entity.js';

type Picture = Pick<
  FeedItemEntity,
  'pictureSource' | 'pictureCopiedFrom' | 'pictureUrl' | 'pictureFailures' | 'pictureDueAt'
>;

/** The picture of an item: as it is known, or to be copied; one that its source has withdrawn is shown no longer. */
export function pictureOf({ pictureSource }: Pick<Picture, 'pictureSource'>, known: Picture | undefined): Picture {
  const { pictureCopiedFrom = null, pictureUrl = '' } = known ?? {};
  if (known && (known.pictureSource === pictureSource || isCopyOf(known, pictureSource))) return partOf(known);
  const fresh = { pictureSource, pictureFailures: 0, pictureDueAt: new Date() };
  return pictureSource === null
    ? { ...fresh, pictureCopiedFrom: null, pictureUrl: '' }
    : { ...fresh, pictureCopiedFrom, pictureUrl };
}

const partOf = ({ pictureSource, pictureCopiedFrom, pictureUrl, pictureFailures, pictureDueAt }: Picture): Picture => ({
  pictureSource,
  pictureCopiedFrom,
  pictureUrl,
  pictureFailures,
  pictureDueAt,
});

/** The address of a picture may be signed anew at every answer: that alone is no other picture once we have our copy. */
const isCopyOf = ({ pictureUrl, pictureSource }: Picture, address: string | null): boolean =>
  pictureUrl !== '' && address !== null && unsigned(pictureSource) === unsigned(address);

/** Parameters of signatures, as Instagram, S3 and Google Cloud have them. */
const signing =
  /^(?:x-(?:amz|goog)-.*|_nc_.*|ccb|oh|oe|ig_.*|edm|stp|efg|sig|signature|expires|token|policy|key-pair-id)$/i;

function unsigned(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return address;
  const { pathname, searchParams } = new URL(address);
  const meant = [...searchParams].filter(([name]) => !signing.test(name));
  return `${pathname}?${new URLSearchParams(meant).toString()}`;
}
