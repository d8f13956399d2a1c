import { lazy, Suspense } from 'react';
import type { SlowNoticeProps } from './slow-notice';

// The page does without where its code cannot be had.
const Notice = lazy(async () => {
  try {
    return { default: (await import('./slow-notice')).SlowNotice };
  } catch {
    return { default: () => null };
  }
});

export const LazySlowNotice = (props: SlowNoticeProps) => (
  <Suspense>
    <Notice {...props} />
  </Suspense>
);
