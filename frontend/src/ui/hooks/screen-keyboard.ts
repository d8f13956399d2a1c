/** Whether the focus on a field brings up a keyboard that covers half of the screen. */
export const hasScreenKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;
