export const dateTimeRange = (day: string, start: string, end: string): string => `${day}, ${start} to ${end}`;
export const titleAndType = (title: string, type: string): string => `${title} (${type})`;
