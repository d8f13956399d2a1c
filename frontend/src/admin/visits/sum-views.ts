export const sumViews = (days: { views: number }[]): number => days.reduce((sum, { views }) => sum + views, 0);
