/** The characters of windows-1252 from 0x80 to 0x9F, where Unicode has controls that no text uses. */
const characters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Replaces these controls by what their authors meant: Node before version 22 decodes windows-1252 as Latin-1, and feeds write
 * `&#146;` for an apostrophe.
 */
export const withoutC1Controls = (text: string): string =>
  text.replace(/[\u0080-\u009f]/g, (control) => characters.charAt(control.charCodeAt(0) - 0x80));
