export const online = 'Online';
export const onlineOn = (platform: string): string => `Online, on ${platform}`;
export const toBeAnnounced = 'Place to be announced';
