export const online = 'Dalam talian';
export const onlineOn = (platform: string): string => `Dalam talian, melalui ${platform}`;
export const toBeAnnounced = 'Tempat akan dimaklumkan';
