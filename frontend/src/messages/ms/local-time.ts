export const todayAt = (time: string): string => `hari ini pada ${time}`;
export const onDayAt = (day: string, time: string): string => `pada ${day}, ${time}`;
