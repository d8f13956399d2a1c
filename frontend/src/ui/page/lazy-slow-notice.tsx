import { lazyOptional } from './lazy-optional';

export const LazySlowNotice = lazyOptional(async () => (await import('./slow-notice')).SlowNotice);
