import { lazyPage } from '../../../ui/page/lazy-page';

export const LazySessionDialog = lazyPage(async () => (await import('./session-dialog')).SessionDialog);

/** A failed prefetch is ignored, because opening a session loads the code again. */
export const prefetchSessionDialog = (): void => void LazySessionDialog.load().catch(() => undefined);
