import { lazyOptional } from '../../ui/page/lazy-part';

export const LazySchemeSwitch = lazyOptional(async () => (await import('../../ui/scheme/scheme-switch')).SchemeSwitch);
