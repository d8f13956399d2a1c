const dayMs = 86_400_000;

/** Dates in samples are relative to today, so that "upcoming" and "past" stay true. */
export const daysFromNow = (days: number, hours = 0): string =>
  new Date(Math.floor(Date.now() / dayMs) * dayMs + days * dayMs + hours * 3_600_000).toISOString();
