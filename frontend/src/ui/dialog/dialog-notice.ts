import { createContext, type ReactNode } from 'react';

/** What every dialog shows below its title, because a dialog covers the notices of the page. */
export const DialogNoticeContext = createContext<ReactNode>(null);
