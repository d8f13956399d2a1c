import type { ReactNode } from 'react';
import { t } from '#messages';
import * as styles from './spinner.module.scss';

const numbered = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

export const SkeletonLines = ({ titles = 0, lines }: { titles?: number; lines: number }) => (
  <span className="skeleton-lines" aria-hidden="true">
    {numbered(titles, 'title').map((line) => (
      <span key={line} className="skeleton skeleton-title" />
    ))}
    {numbered(lines, 'line').map((line) => (
      <span key={line} className="skeleton" />
    ))}
  </span>
);

type ListSkeletonProps = { label: string; className?: string; count: number; children: (index: number) => ReactNode };

export const ListSkeleton = ({ label, className, count, children }: ListSkeletonProps) => (
  <div role="status">
    <span className="visually-hidden">{label}</span>
    <ul className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => children(index))}
    </ul>
  </div>
);

export const Spinner = ({ isFullPage = false }) => (
  <p className={isFullPage ? `${styles.spinner} ${styles.fullPage}` : styles.spinner} role="status">
    <svg className={styles.star} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
      <path d="M-7-7H7V7H-7zM0-9.9 9.9 0 0 9.9-9.9 0z" />
    </svg>
    <span>{t('ui.loading')}</span>
  </p>
);
