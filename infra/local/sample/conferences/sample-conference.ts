import type { conferenceInput } from '@majlis/contracts/conference-input';
import type { z } from 'zod';

/** A conference as staff would enter it, with the drawing that becomes its featured image. */
export type SampleConference = Omit<z.input<typeof conferenceInput>, 'featuredImage'> & {
  slug: string;
  draw?: () => string;
};

/**
 * Times as clocks at the conference show them, counted from the day on which the sample is written, so that what is
 * upcoming in it stays so.
 */
export const calendar =
  (today: Date) =>
  (days: number, time: string): string =>
    `${new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
