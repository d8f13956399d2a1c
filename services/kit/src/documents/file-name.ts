const namePrefix = /^.{0,120}/su;
const truncateName = (text: string): string => namePrefix.exec(text)?.[0].trimEnd() ?? '';
const unsafeChars = /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd"<>:|?*]/gu;

function baseName(original: string): string {
  const name = original.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return name.replace(unsafeChars, ' ').replace(/\s+/gu, ' ');
}

const trimDotsAndSpaces = (name: string): string => name.replace(/^[\s.]+|[\s.]+$/gu, '');

export const cleanDocumentName = (original: string): string =>
  `${truncateName(trimDotsAndSpaces(baseName(original).replace(/\.pdf\s*$/i, ''))) || 'document'}.pdf`;

export const cleanImageName = (original: string): string => truncateName(trimDotsAndSpaces(baseName(original)));
