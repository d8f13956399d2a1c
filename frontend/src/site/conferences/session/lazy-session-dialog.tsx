import { lazy } from 'react';

const load = () => import('./session-dialog');

/** The dialog, whose code visitors fetch only when they are about to open it. */
export const LazySessionDialog = lazy(async () => ({ default: (await load()).SessionDialog }));

/** Ahead of the click. That it fails now is no matter: it is asked for again when a session is opened. */
export const loadSessionDialog = (): void => void load().catch(() => undefined);
