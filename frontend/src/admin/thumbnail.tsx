import { storedImage } from '@majlis/contracts/stored-images';
import { useState } from 'react';
import { Icon } from './icon';

/** A small picture of an image of the store; says so when it cannot be shown. */
export function Thumbnail({ url, alt, sizes = '160px' }: { url: string; alt: string; sizes?: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!url || url === brokenUrl)
    return (
      <span className="thumbnail thumbnail-missing">
        <Icon name="image" />
        Image not found
      </span>
    );
  return (
    <picture className="thumbnail">
      {storedImage(url)?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img src={url} alt={alt} loading="lazy" decoding="async" draggable={false} onError={() => setBrokenUrl(url)} />
    </picture>
  );
}
