import { decodeSafely } from '@majlis/contracts/shared/decode-safely';
import { maxTitleLength } from '@majlis/contracts/shared/text.schema';

/** Proposes a title for each file. Numbers before all names number the files; of a few names they may be words of the title. */
export function proposeTitles(fileNames: string[]): string[] {
  const names = fileNames.map(removeFileParts);
  const areNumbered = names.length > 1 && names.every((name) => /^\p{Nd}{1,3}\P{Nd}/u.test(name));
  return names.map(
    (name, index) => toTitle(areNumbered ? name.replace(/^\p{Nd}{1,3}/u, '0-') : name) || fileNames[index] || '',
  );
}

const removeFileParts = (fileName: string): string =>
  decodeSafely(fileName)
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/(\.(pdf|docx?|odt|tex|rtf))+$/i, '')
    // A browser numbers repeated downloads.
    .replace(/\s*\(\d+\)$/, '')
    .trim();

/** ‘03_’, ‘[4] ’, ‘#12 - ’, ‘Paper 7: ’ or ‘P2.1_’, but not the first words of ‘3 letters’ and ‘1924 and after’. */
const leadingNumber =
  /^(?:(?:(?:paper|article|nr|no|session|s|p)[\s._-]*)?[#[(]?\p{Nd}{1,3}(?:(?:[._-]\p{Nd}{1,3})+(?=\s)|(?:[._-]\p{Nd}{1,3})*(?:[\])]|\s*[._:–—]|\s*-(?=\s|\S*$)))|[0٠]\p{Nd}{0,2}(?=[\s-])|(?:paper|article)\s+\p{Nd}{1,3}(?=\s))[\s._:–—-]*/iu;

function toTitle(name: string): string {
  const withoutNumber = name.replace(leadingNumber, '');
  const text = separateWords(withoutNumber || name)
    .replace(/[\s_.–—-]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return fixCase(text).slice(0, maxTitleLength);
}

/** Hyphens stand for spaces only where nothing else does; those of ‘al-Ghazali’ stay. */
function separateWords(name: string): string {
  const spaced = name.replace(/_+/g, ' ');
  if (/\s/.test(spaced)) return spaced;
  const separated = spaced
    .replace(/\+/g, ' ')
    .replace(/(?<![\s-](?:al|el|an|ar|as|ash|at|ad|az)|^(?:al|el|an|ar|as|ash|at|ad|az))-+/gi, ' ')
    .replace(/(?<=\p{L})\.(?=\p{L}{2})/gu, ' ');
  return /\s/.test(separated) ? separated : separated.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

function fixCase(text: string): string {
  const isShouted = text.length > 6 && /\s/.test(text) && text === text.toUpperCase();
  const lowered = isShouted ? text.toLowerCase() : text;
  return lowered.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
