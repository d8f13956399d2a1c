export const sessionTypes = [
  'keynote',
  'panel',
  'presentation',
  'workshop',
  'roundtable',
  'break',
  'networking',
] as const;
export type SessionType = (typeof sessionTypes)[number];
