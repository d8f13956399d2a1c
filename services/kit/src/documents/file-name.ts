/** In characters, not in the halves that some of them are written with. */
const upTo120 = /^.{0,120}/su;
/** Control characters, marks that turn the direction of writing, and what some file system does not take. */
const misread = /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd"<>:|?*]/gu;

/** What a PDF is called, for people to read: without folders, and without what would be read as something else. */
export function cleanFileName(original: string): string {
  const name = original.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = name.replace(misread, ' ').replace(/\s+/gu, ' ');
  const stem = plain.replace(/\.pdf\s*$/i, '').replace(/^[\s.]+|[\s.]+$/gu, '');
  const [short = ''] = upTo120.exec(stem) ?? [];
  return `${short.trimEnd() || 'document'}.pdf`;
}
