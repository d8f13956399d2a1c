import { lazyOptional } from '../page/lazy-part';

export const LazySchemeSwitch = lazyOptional(async () => (await import('./scheme-switch')).SchemeSwitch);
