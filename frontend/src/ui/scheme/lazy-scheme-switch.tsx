import { lazyOptional } from '../page/lazy-optional';

export const LazySchemeSwitch = lazyOptional(async () => (await import('./scheme-switch')).SchemeSwitch);
