export const documentKinds = ['programme', 'paper', 'slides', 'proceedings', 'recording', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];
