import { slugify } from '@majlis/contracts/slugs';

/** The dashboard's way to an address: whatever is neither letter nor digit becomes one hyphen; none at the ends. */
export const dashboardSlug = (title: string): string => slugify(title.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-'));
