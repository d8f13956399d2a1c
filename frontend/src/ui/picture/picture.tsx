import { type PictureDetails, parseStoredImageUrl, type StoredImage } from '@majlis/contracts/shared/stored-images';
import { type ReactNode, useState } from 'react';
import { preload } from 'react-dom';
import { Girih } from './girih';

type PictureProps = {
  url: string;
  /** Empty where the place has no text of its own: then that of the media library is used. */
  alt: string;
  details?: PictureDetails | undefined;
  sizes: string;
  className?: string;
  /** True for the largest image of the first screen (LCP), false for those beside it, which must not compete with it. */
  isFirst?: boolean;
  fallback?: ReactNode;
};

/** The box around the picture has a fixed size, so that nothing moves when the image loads. */
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
        // Markup may not have style attributes (styles/_focal-points.scss).
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
