import { createContext, type ReactNode } from 'react';

/** Every dialog shows this notice below its title, because a dialog covers the notices of the page. */
export const DialogNoticeContext = createContext<ReactNode>(null);
