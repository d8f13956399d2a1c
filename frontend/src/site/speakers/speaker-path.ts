export const speakerPath = (slug: string): string => `/speakers/${slug}`;
