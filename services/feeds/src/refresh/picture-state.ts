import type { FeedItemEntity } from '../items/feed-item.entity.js';

type PictureState = Pick<
  FeedItemEntity,
  'pictureSource' | 'pictureCopiedFrom' | 'pictureUrl' | 'pictureFailures' | 'pictureDueAt'
>;

export function nextPictureState(
  { pictureSource }: Pick<PictureState, 'pictureSource'>,
  existing: PictureState | undefined,
): PictureState {
  const { pictureCopiedFrom = null, pictureUrl = '' } = existing ?? {};
  if (existing && (existing.pictureSource === pictureSource || isCopyOf(existing, pictureSource)))
    return pickPictureState(existing);
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

/** A URL may get a new signature with every response, which does not mean a new picture. */
const isCopyOf = ({ pictureUrl, pictureSource }: PictureState, url: string | null): boolean =>
  pictureUrl !== '' && url !== null && withoutSignature(pictureSource) === withoutSignature(url);

/** Signature parameters of Instagram, S3 and Google Cloud. */
const signatureParameter =
  /^(?:x-(?:amz|goog)-.*|_nc_.*|ccb|oh|oe|ig_.*|edm|stp|efg|sig|signature|expires|token|policy|key-pair-id)$/i;

function withoutSignature(url: string | null): string | null {
  if (!url || !URL.canParse(url)) return url;
  const { pathname, searchParams } = new URL(url);
  const stableParameters = [...searchParams].filter(([name]) => !signatureParameter.test(name));
  return `${pathname}?${new URLSearchParams(stableParameters).toString()}`;
}
