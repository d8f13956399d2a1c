import { slugify } from '@majlis/contracts/slugs';

/** The dashboard's slug: each run of other characters than letters and digits becomes one hyphen. */
export const dashboardSlug = (title: string): string => slugify(title.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-'));
