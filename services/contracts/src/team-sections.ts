/** Sections of the team on the About page, in their order there. */
export const teamSections = ['Management Team', 'Council', 'Advisors', 'Fellows'] as const;
export type TeamSection = (typeof teamSections)[number];
