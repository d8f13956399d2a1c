import type { FeedItemEntity } from '../items/feed-item.entity.js';

type PictureState = Pick<
  FeedItemEntity,
  'pictureSource' | 'pictureCopiedFrom' | 'pictureUrl' | 'pictureFailures' | 'pictureDueAt'
>;

/** The next picture state of an item: unchanged, to be copied, or removed if the source has withdrawn the picture. */
export function nextPictureState(
  { pictureSource }: Pick<PictureState, 'pictureSource'>,
  known: PictureState | undefined,
): PictureState {
  const { pictureCopiedFrom = null, pictureUrl = '' } = known ?? {};
  if (known && (known.pictureSource === pictureSource || isCopyOf(known, pictureSource)))
    return pickPictureState(known);
  const fresh = { pictureSource, pictureFailures: 0, pictureDueAt: new Date() };
  return pictureSource === null
    ? { ...fresh, pictureCopiedFrom: null, pictureUrl: '' }
    : { ...fresh, pictureCopiedFrom, pictureUrl };
}

const pickPictureState = ({
  pictureSource,
  pictureCopiedFrom,
  pictureUrl,
  pictureFailures,
  pictureDueAt,
}: PictureState): PictureState => ({
  pictureSource,
  pictureCopiedFrom,
  pictureUrl,
  pictureFailures,
  pictureDueAt,
});

/**
 * The URL of a picture may get a new signature with every response. A new signature alone does not mean a new picture.
 */
const isCopyOf = ({ pictureUrl, pictureSource }: PictureState, address: string | null): boolean =>
  pictureUrl !== '' && address !== null && withoutSignature(pictureSource) === withoutSignature(address);

/** Signature parameters of Instagram, S3 and Google Cloud. */
const signatureParameter =
  /^(?:x-(?:amz|goog)-.*|_nc_.*|ccb|oh|oe|ig_.*|edm|stp|efg|sig|signature|expires|token|policy|key-pair-id)$/i;

function withoutSignature(address: string | null): string | null {
  if (!address || !URL.canParse(address)) return address;
  const { pathname, searchParams } = new URL(address);
  const meant = [...searchParams].filter(([name]) => !signatureParameter.test(name));
  return `${pathname}?${new URLSearchParams(meant).toString()}`;
}
