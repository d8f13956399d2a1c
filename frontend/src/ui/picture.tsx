import { storedImage } from '@majlis/contracts/stored-images';
import { type ReactNode, useState } from 'react';
import { Girih } from './girih';

type PictureProps = {
  url: string;
  alt: string;
  /** How wide the picture is drawn, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
  /** For the one picture that makes up most of the first screen. */
  isFirst?: boolean;
  /** Stands in for a picture that there is none of or that does not arrive. */
  missing?: ReactNode;
};

/** A picture in the smallest rendition that fits. The box around it gives the size, so nothing moves when it arrives. */
export function Picture({ url, alt, sizes, className = '', isFirst = false, missing }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!url || url === brokenUrl)
    return <span className={`picture picture-missing ${className}`}>{missing ?? <Girih />}</span>;
  const stored = storedImage(url);
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
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={() => setBrokenUrl(url)}
      />
    </picture>
  );
}
