import { lazyPage } from '../../../ui/page/lazy-page';

/** The dialog, whose code visitors fetch only when they are about to open it. */
export const LazySessionDialog = lazyPage(async () => (await import('./session-dialog')).SessionDialog);

/** Ahead of the click. That it fails now is no matter: it is asked for again when a session is opened. */
export const prefetchSessionDialog = (): void => void LazySessionDialog.load().catch(() => undefined);
