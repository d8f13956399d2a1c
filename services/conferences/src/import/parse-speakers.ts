import { type SpeakerType, speakerTypes } from '@majlis/contracts/choices';
import type { SpeakerEntry } from './import-table.js';

/** Reads `Amina Yusuf <amina@example.org> (keynote); Bilal Khan`. A line break separates as well as a semicolon, also an Arabic one. */
export function parseSpeakers(cell: string, emails = '', titles?: string): SpeakerEntry[] {
  const names = splitList(cell);
  const addresses = splitList(emails.replaceAll(/[,،]/g, ';'));
  const presentationTitles = titles?.split('\n').map((title) => title.trim());
  return names.map((text, index) => ({
    ...parseSpeaker(text),
    // A list of another length would give people the addresses of others.
    ...(addresses.length === names.length && { email: addresses[index] }),
    ...(presentationTitles && { presentationTitle: presentationTitles[index] ?? '' }),
  }));
}

const splitList = (text: string): string[] =>
  text.split(/[;؛\n]/).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

function parseSpeaker(text: string): SpeakerEntry {
  const [, beforeRole = '', role = ''] = /^(.*?)\s*\(([^()]*)\)$/s.exec(text) ?? [];
  const speakerType = findSpeakerType(role);
  const [, name, identifier] = /^(.*?)\s*<([^<>]*)>$/s.exec(speakerType ? beforeRole : text) ?? [];
  const entry = { name: name ?? (speakerType ? beforeRole : text), ...(speakerType && { role: speakerType }) };
  if (identifier === undefined) return entry;
  if (identifier.includes('@')) return { ...entry, email: identifier };
  return /^\d{4}-\d{4}-/.test(identifier) ? { ...entry, orcidId: identifier } : { ...entry, id: identifier };
}

export const findSpeakerType = (text = ''): SpeakerType | undefined =>
  speakerTypes.find((type) => type === text.trim().toLowerCase());
