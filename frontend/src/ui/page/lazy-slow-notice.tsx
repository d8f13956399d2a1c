import { lazy, Suspense } from 'react';
import type { SlowNoticeProps } from './slow-notice';

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
