import { slugify } from '@majlis/contracts/slugs';

/** The specification has this rule for the dashboard: runs of other characters become one hyphen. */
export const dashboardSlug = (title: string): string => slugify(title.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-'));
