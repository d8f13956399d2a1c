export const download = 'Download (.ics)';
export const subscribe = 'Subscribe';
