import type { PictureDetails } from '@majlis/contracts/shared/stored-images';
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

const hasCapitals = (letter: string): boolean => letter.toUpperCase() !== letter.toLowerCase();

/** 'SI' for Dr. Salma bint Idris. A script without capitals gives one letter, because its letters may join. */
export function initials(name: string): string {
  const words = name.split(/\s+/);
  const names = words.filter((word) => !word.endsWith('.'));
  const letters = (names.length > 0 ? names : words).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const [first = '', last = ''] = [letters[0], letters.slice(1).at(-1)];
  return (hasCapitals(first) && hasCapitals(last) ? first + last : first).toUpperCase();
}
