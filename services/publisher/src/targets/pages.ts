import type { BuildTarget, RenderContext, Stage } from './build-target.js';

/** Draws a page, as frontend/src/publisher/render.tsx does; the shell is the built index.html. */
export type RenderPage = (
  path: string,
  circumstances: RenderContext & { shell: string },
) => Promise<{ status: number; html: string }>;

/** The pages that the gateway answers unknown addresses with: any, and those of conferences, sessions and episodes. */
const notFoundPages = ['/404', '/404/conference', '/404/session', '/404/episode'];

export const mainPages = ['/', '/about', '/research', '/blog', '/podcasts', '/conferences', '/support', '/contact'];

/** Makes outputs out of the addresses of pages. */
export function pageTargets(renderPage: RenderPage, shell: string) {
  return (address: string, stage: Stage, changesWithTime = false): BuildTarget => ({
    path: address,
    stage,
    isTimeDependent: changesWithTime,
    async render(making) {
      const { status, html } = await renderPage(address, { ...making, shell });
      return status === 200 || notFoundPages.includes(address) ? html : undefined;
    },
  });
}

export const conferencePath = (slug: string) => `/conferences/${encodeURIComponent(slug)}`;
/** Of the list of conferences, from the second one on. */
export const conferenceListPath = (page: number) => `/conferences/pages/${page}`;
export const sessionPath = (slug: string, id: string) => `${conferencePath(slug)}/sessions/${id}`;
export const episodePath = (slug: string) => `/podcasts/${encodeURIComponent(slug)}`;
export const mainPaths = [...mainPages, ...notFoundPages];
