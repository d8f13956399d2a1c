export const download = 'Muat turun (.ics)';
export const subscribe = 'Langgan';
