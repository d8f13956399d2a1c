/** Pages are prerendered without filters: a URL with one of these parameters needs a new render. */
export const hasFilterParams = (query: string): boolean => /[?&](q|sort|category|type|track|agenda|view)=/.test(query);

/** The staff area is there once, not below the prefix of each language. */
export const isStaffAreaPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** Lays out the whole page from now on, without the estimated heights of styles/_prerendered-page.scss. */
export function unmarkPrerendered(): void {
  document.getElementById('root')?.removeAttribute('data-prerendered');
}
