import { type PictureDetails, parseStoredImageUrl, type StoredImage } from '@majlis/contracts/shared/stored-images';
import { type ReactNode, useState } from 'react';
import { preload } from 'react-dom';
import * as styles from './avatar.module.scss';
import { Girih } from './girih';

type PictureProps = {
  url: string;
  /** Empty if the text of the media library is to be used. */
  alt: string;
  details?: PictureDetails | undefined;
  sizes: string;
  className?: string;
  /** True for the largest image of the first screen (LCP), false for those beside it, which must not compete with it. */
  isFirst?: boolean;
  fallback?: ReactNode;
};

/** The element around the picture has a fixed size, so that nothing moves when the image loads. */
export function Picture({ url, alt, details, sizes, className = '', isFirst, fallback }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!url || url === brokenUrl)
    return <span className={`picture picture-missing ${className}`}>{fallback ?? <Girih />}</span>;
  const stored = parseStoredImageUrl(url);
  if (isFirst) preloadImage(url, sizes, stored);
  return (
    <picture className={`picture ${className}`}>
      {stored?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={url}
        alt={alt || details?.alt || ''}
        // The content security policy forbids style attributes in markup (styles/_focal-points.scss).
        data-focus={details?.focus || undefined}
        width={stored?.width}
        height={stored?.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst === undefined ? 'auto' : isFirst ? 'high' : 'low'}
        decoding="async"
        draggable={false}
        ref={(image) => {
          // An image that failed before hydration fires no further error event.
          if (image?.complete && image.naturalWidth === 0) setBrokenUrl(url);
        }}
        onError={() => setBrokenUrl(url)}
      />
    </picture>
  );
}

/** Starts the download before the browser reaches the element, in the format that it would choose there. */
function preloadImage(url: string, sizes: string, stored: StoredImage | undefined): void {
  const [best] = stored?.sources ?? [];
  preload(url, {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes }),
  });
}

type AvatarProps = {
  url: string;
  name: string;
  details?: PictureDetails | undefined;
  sizes: string;
  className?: string;
};

export const Avatar = ({ url, name, details, sizes, className = '' }: AvatarProps) => (
  <Picture
    className={`${styles.avatar} ${className}`}
    url={url}
    alt=""
    details={details}
    sizes={sizes}
    fallback={<InitialsStar name={name} />}
  />
);

const starCorners = (radius: number, rotation: number): string =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = ((index + rotation) * Math.PI) / 8;
    const distance = index % 2 === 0 ? radius : radius * 0.765;
    return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`;
  }).join('L');

const stars = [36, 48, 63, 83, 109].map((radius, ring) => `M${starCorners(radius, ring % 2)}Z`).join('');

const InitialsStar = ({ name }: { name: string }) => (
  <svg className={styles.initials} viewBox="-60 -60 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d={stars} />
    <text textAnchor="middle" dy="0.34em">
      {initials(name)}
    </text>
  </svg>
);

const hasCapitals = (letter: string): boolean => letter.toUpperCase() !== letter.toLowerCase();

/** Example: 'SI' for Dr. Salma bint Idris. A script without capitals gives one letter, because its letters may join. */
export function initials(name: string): string {
  const words = name.split(/\s+/);
  const names = words.filter((word) => !word.endsWith('.'));
  const letters = (names.length > 0 ? names : words).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = [letters[0], letters.slice(1).at(-1)];
  return (hasCapitals(first) && hasCapitals(last) ? first + last : first).toUpperCase();
}
