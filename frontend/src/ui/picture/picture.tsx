import { parseStoredImageUrl, type StoredImage } from '@majlis/contracts/stored-images';
import { type ReactNode, useState } from 'react';
import { preload } from 'react-dom';
import { Girih } from './girih';

type PictureProps = {
  url: string;
  alt: string;
  /** How wide the picture is drawn, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
  /** For the one picture that makes up most of the first screen; false for those beside it, which must not compete with it. */
  isFirst?: boolean;
  /** Stands in for a picture that there is none of or that does not arrive. */
  fallback?: ReactNode;
};

/** A picture in the smallest rendition that fits. The box around it gives the size, so nothing moves when it arrives. */
export function Picture({ url, alt, sizes, className = '', isFirst, fallback: missing }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!url || url === brokenUrl)
    return <span className={`picture picture-missing ${className}`}>{missing ?? <Girih />}</span>;
  const stored = parseStoredImageUrl(url);
  if (isFirst) preloadFirst(url, sizes, stored);
  return (
    <picture className={`picture ${className}`}>
      {stored?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={url}
        alt={alt}
        width={stored?.width}
        height={stored?.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst === undefined ? 'auto' : isFirst ? 'high' : 'low'}
        decoding="async"
        draggable={false}
        // One that had failed before the page was taken over tells of it no more.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBrokenUrl(url);
        }}
        onError={() => setBrokenUrl(url)}
      />
    </picture>
  );
}

/** A browser asks for it before it has come to the picture itself, in the form that it would choose there. */
function preloadFirst(url: string, sizes: string, stored: StoredImage | undefined): void {
  const [best] = stored?.sources ?? [];
  preload(url, {
    as: 'image',
    fetchPriority: 'high',
    ...(best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes }),
  });
}
