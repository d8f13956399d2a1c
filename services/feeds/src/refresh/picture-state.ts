import type { FeedItemEntity } from '../items/feed-item.entity.js';

const pictureColumns = ['pictureSource', 'pictureCopiedFrom', 'pictureUrl', 'pictureFailures', 'pictureDueAt'] as const;
type PictureState = Pick<FeedItemEntity, (typeof pictureColumns)[number]>;

export function nextPictureState(
  { pictureSource }: Pick<PictureState, 'pictureSource'>,
  existing: PictureState | undefined,
): PictureState {
  const { pictureCopiedFrom = null, pictureUrl = '' } = existing ?? {};
  if (existing && (existing.pictureSource === pictureSource || isCopyOf(existing, pictureSource)))
    return Object.fromEntries(pictureColumns.map((name) => [name, existing[name]])) as PictureState;
  const fresh = { pictureSource, pictureFailures: 0, pictureDueAt: new Date() };
  return pictureSource === null
    ? { ...fresh, pictureCopiedFrom: null, pictureUrl: '' }
    : { ...fresh, pictureCopiedFrom, pictureUrl };
}

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
