import { parseStoredImageUrl } from '@majlis/contracts/shared/stored-images';
import { useState } from 'react';
import { t } from '#messages/staff';
import { Icon } from './buttons';
import * as styles from './thumbnail.module.scss';

export type ThumbnailKind = 'picture' | 'portrait' | 'logo';

const placeholders = {
  picture: (
    <>
      <Icon name="image" />
      {t('ui.imageNotFound')}
    </>
  ),
  portrait: <Icon name="account" />,
  logo: t('common.logo'),
};

type ThumbnailProps = {
  url: string;
  alt: string;
  sizes?: string;
  kind?: ThumbnailKind;
  /** As CSS `object-position`; empty for the default. */
  focalPoint?: string;
  className?: string;
};

/** Shows a placeholder if the image is missing or fails to load. */
export function Thumbnail({ url, alt, sizes = '160px', kind = 'picture', focalPoint, className = '' }: ThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!url || url === brokenUrl)
    return (
      <span className={`${styles.thumbnail} ${styles.missing} ${className}`} data-kind={kind}>
        {placeholders[kind]}
      </span>
    );
  return (
    <picture className={`${styles.thumbnail} ${className}`} data-kind={kind}>
      {parseStoredImageUrl(url)?.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        style={focalPoint ? { objectPosition: focalPoint } : undefined}
        onError={() => setBrokenUrl(url)}
      />
    </picture>
  );
}
