import type { PictureDetails } from '@majlis/contracts/stored-images';
import { initials } from '../text/initials';
import * as styles from './avatar.module.scss';
import { Picture } from './picture';

type AvatarProps = {
  url: string;
  name: string;
  details?: PictureDetails | undefined;
  sizes: string;
  className?: string;
};

export function Avatar({ url, name, details, sizes, className = '' }: AvatarProps) {
  return (
    <Picture
      className={`${styles.avatar} ${className}`}
      url={url}
      alt=""
      details={details}
      sizes={sizes}
      fallback={<InitialsStar name={name} />}
    />
  );
}

const starCorners = (radius: number, rotation: number): string =>
  Array.from({ length: 16 }, (_, index) => {
    const angle = ((index + rotation) * Math.PI) / 8;
    const distance = index % 2 === 0 ? radius : radius * 0.765;
    return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`;
  }).join('L');

const stars = [36, 48, 63, 83, 109].map((radius, ring) => `M${starCorners(radius, ring % 2)}Z`).join('');

function InitialsStar({ name }: { name: string }) {
  return (
    <svg className={styles.initials} viewBox="-60 -60 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={stars} />
      <text textAnchor="middle" dy="0.34em">
        {initials(name)}
      </text>
    </svg>
  );
}
