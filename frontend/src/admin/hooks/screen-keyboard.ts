/** Focusing a field on such a device opens a keyboard that covers half of the screen. */
export const hasScreenKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;
