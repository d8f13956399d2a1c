import type { Making, Output, Stage } from './output.js';

/** Draws a page, as frontend/src/publisher/render.tsx does; the shell is the built index.html. */
export type RenderPage = (
  path: string,
  circumstances: Making & { shell: string },
) => Promise<{ status: number; html: string }>;

/** The pages that the gateway answers unknown addresses with: any, and those of conferences, sessions and episodes. */
const missingPages = ['/404', '/404/conference', '/404/session', '/404/episode'];

export const mainPages = ['/', '/about', '/research', '/blog', '/podcasts', '/conferences', '/support', '/contact'];

/** Makes outputs out of the addresses of pages. */
export function pagesBy(renderPage: RenderPage, shell: string) {
  return (address: string, stage: Stage, changesWithTime = false): Output => ({
    address,
    stage,
    changesWithTime,
    async make(making) {
      const { status, html } = await renderPage(address, { ...making, shell });
      return status === 200 || missingPages.includes(address) ? html : undefined;
    },
  });
}

export const conferencePage = (slug: string) => `/conferences/${encodeURIComponent(slug)}`;
/** Of the list of conferences, from the second one on. */
export const listPage = (page: number) => `/conferences/pages/${page}`;
export const sessionPage = (slug: string, id: string) => `${conferencePage(slug)}/sessions/${id}`;
export const episodePage = (slug: string) => `/podcasts/${encodeURIComponent(slug)}`;
export const mainAddresses = [...mainPages, ...missingPages];
