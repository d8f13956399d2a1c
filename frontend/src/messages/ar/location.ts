export const online = 'عبر الإنترنت';
export const onlineOn = (platform: string): string => `عبر الإنترنت على منصة ${platform}`;
export const toBeAnnounced = 'سيعلن عن المكان لاحقا';
