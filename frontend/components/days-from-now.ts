const dayMs = 86_400_000;

/** Samples are always as far away, so that "upcoming" and "past" stay true. */
export const daysFromNow = (days: number, hours = 0): string =>
  new Date(Math.floor(Date.now() / dayMs) * dayMs + days * dayMs + hours * 3_600_000).toISOString();
