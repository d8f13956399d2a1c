/** Pages are prerendered without filters: a URL with one of these parameters needs a new render. */
export const hasFilterParams = (query: string): boolean => /[?&](q|sort|category|type|track|agenda|view)=/.test(query);
