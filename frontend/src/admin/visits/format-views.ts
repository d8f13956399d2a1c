/** '1 view', '1,204 views' */
export const formatViews = (views: number): string => `${views.toLocaleString('en')} ${views === 1 ? 'view' : 'views'}`;

export const sumViews = (days: { views: number }[]): number => days.reduce((sum, { views }) => sum + views, 0);
