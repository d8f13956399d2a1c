/** '2011-2013' is typed with a hyphen, and a range has an en dash. */
export const formatYears = (years: string): string => years.replace(/(\d) ?- ?(?=\d)/, '$1–');
