/** Pages are prerendered without filters: a URL with one of these parameters needs a new render. */
export const hasFilterParams = (query: string): boolean => /[?&](q|sort|category|type|track|agenda|view)=/.test(query);

/** The staff area has the same paths in all languages, without the prefix of a language. */
export const isStaffAreaPath = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** Removes the mark by which styles/_prerendered-page.scss estimates heights: the whole page is laid out from now on. */
export function stopEstimatingHeights(): void {
  document.getElementById('root')?.removeAttribute('data-prerendered');
}
