import { lazyPart } from '../../../ui/page/lazy-part';

export const LazySessionDialog = lazyPart(async () => (await import('./session-dialog')).SessionDialog);

/** A failed prefetch is ignored, because opening a session loads the code again. */
export const prefetchSessionDialog = (): void => void LazySessionDialog.load().catch(() => undefined);
