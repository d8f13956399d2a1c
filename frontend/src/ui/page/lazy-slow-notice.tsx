import { lazyOptional } from './lazy-part';

export const LazySlowNotice = lazyOptional(async () => (await import('./slow-notice')).SlowNotice);
