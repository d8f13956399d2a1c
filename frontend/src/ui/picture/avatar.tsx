import { initials } from '../text/initials';
import * as styles from './avatar.module.scss';
import { Picture } from './picture';

type AvatarProps = { url: string; name: string; sizes: string; className?: string };

/** The portrait of somebody whose name stands beside it; without one their initials on a medallion. */
export function Avatar({ url, name, sizes, className = '' }: AvatarProps) {
  return (
    <Picture
      className={`${styles.avatar} ${className}`}
      url={url}
      alt=""
      sizes={sizes}
      fallback={<Medallion name={name} />}
    />
  );
}

const corners = (radius: number, turn: number): string =>
  Array.from({ length: 16 }, (_, corner) => {
    const angle = ((corner + turn) * Math.PI) / 8;
    const distance = corner % 2 === 0 ? radius : radius * 0.765;
    return `${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)}`;
  }).join('L');

/** Eight-pointed stars around one another, each turned half a point against the next. */
const stars = [36, 48, 63, 83, 109].map((radius, ring) => `M${corners(radius, ring % 2)}Z`).join('');

function Medallion({ name }: { name: string }) {
  return (
    <svg className={styles.medallion} viewBox="-60 -60 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={stars} />
      <text textAnchor="middle" dy="0.34em">
        {initials(name)}
      </text>
    </svg>
  );
}
