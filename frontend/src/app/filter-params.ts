/** Whether an address asks for a part of a list or for another order. A page is written once, with the whole. */
export const hasFilterParams = (query: string): boolean => /[?&](q|sort|category|type|track)=/.test(query);
