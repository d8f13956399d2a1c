export const todayAt = (time: string): string => `اليوم في ${time}`;
export const onDayAt = (day: string, time: string): string => `في ${day} في ${time}`;
