import { isolate } from '../../../ui/text/isolate';

export const dateTimeRange = (day: string, start: string, end: string): string => `${day}، من ${start} إلى ${end}`;
export const titleAndType = (title: string, type: string): string => `${isolate(title)} (${type})`;
