export const positionAt = (position: string, organization: string): string => `${position} di ${organization}`;
