import { lazyOptional } from '../../../ui/page/lazy-part';
import type { OfflineCopyProps } from './offline-copy';

export const LazyOfflineCopy = lazyOptional<OfflineCopyProps>(async () => (await import('./offline-copy')).OfflineCopy);
