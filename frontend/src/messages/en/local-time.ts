export const todayAt = (time: string): string => `today at ${time}`;
export const onDayAt = (day: string, time: string): string => `on ${day} at ${time}`;
