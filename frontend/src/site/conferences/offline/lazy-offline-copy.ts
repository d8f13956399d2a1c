import { lazyOptional } from '../../../ui/page/lazy-optional';

export const LazyOfflineCopy = lazyOptional(async () => (await import('./offline-copy')).OfflineCopy);
