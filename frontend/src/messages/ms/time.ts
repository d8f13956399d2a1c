/** The time zone of a city. */
export const cityTime = (city: string): string => `waktu ${city}`;

export const dayAndTime = (day: string, time: string): string => `${day}, ${time}`;
/** The same with elements. */
export const dayThenTime = '{day}, {time}';

export const timeThenZone = '{time}, {zone}';
