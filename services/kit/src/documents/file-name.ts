/** In characters, not in the halves that some of them are written with. */
const upTo120 = /^.{0,120}/su;
const first120 = (text: string): string => upTo120.exec(text)?.[0].trimEnd() ?? '';
/** Control characters, marks that turn the direction of writing, and what some file system does not take. */
const misread = /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd"<>:|?*]/gu;

/** Without folders, and without what would be read as something else. */
function plain(original: string): string {
  const name = original.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return name.replace(misread, ' ').replace(/\s+/gu, ' ');
}

const trimmed = (name: string): string => name.replace(/^[\s.]+|[\s.]+$/gu, '');

/** What a PDF is called, for people to read. */
export const cleanDocumentName = (original: string): string =>
  `${first120(trimmed(plain(original).replace(/\.pdf\s*$/i, ''))) || 'document'}.pdf`;

/** What a picture was called, for people to read; empty when nothing of it can be. */
export const cleanImageName = (original: string): string => first120(trimmed(plain(original)));
