/** `response` carries the response type only; it never exists at run time. */
export type Endpoint<T> = { path: string; response?: T };

export const endpoint = <T>(path: string): Endpoint<T> => ({ path });
