import { type ImportField, importFieldNames, importFields } from '@majlis/contracts/import-fields';

/** Headers of pretalx, Indico, Pentabarf and Sessionize, and those that people write themselves. */
const otherHeaders: Record<ImportField, string[]> = {
  id: ['guid', 'uid', 'uuid', 'code', 'session id', 'proposal id', 'contribution id', 'submission id', 'identifier'],
  title: ['session', 'session title', 'proposal title', 'talk', 'talk title', 'name', 'subject'],
  date: ['day', 'session date'],
  start: ['start time', 'starts at', 'start date', 'begin', 'from', 'time', 'scheduled at', 'start (iso)', 'starttime'],
  end: ['end time', 'ends at', 'end date', 'to', 'until', 'end (iso)', 'endtime', 'finish'],
  duration: ['length', 'minutes', 'duration (min)', 'duration in minutes'],
  type: ['session type', 'session format', 'format', 'kind', 'contribution type', 'submission type'],
  track: ['topic', 'stream', 'theme'],
  room: ['location', 'hall', 'venue', 'place', 'room name'],
  speakers: ['speaker', 'speaker names', 'speaker name', 'presenters', 'presenter', 'persons', 'people', 'authors'],
  speakerEmails: ['speaker emails', 'speaker email', 'emails', 'email', 'e-mail', 'presenter emails'],
  presentationTitles: ['presentation title', 'papers'],
  materials: ['session materials'],
  description: ['summary', 'details'],
  abstract: ['session abstract', 'long description'],
  capacity: ['max attendees', 'maximum attendees', 'seats'],
  order: ['session order', 'display order', 'position'],
  specialRequirements: ['requirements', 'notes', 'internal notes', 'equipment'],
};

const normalize = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();

const fieldOf = new Map(
  importFieldNames.flatMap((field) =>
    [importFields[field], ...otherHeaders[field]].map((header) => [normalize(header), field]),
  ),
);

/** Each field once: of two columns for it the first, and one with the exact name of our export before any other. */
export function guessFields(headers: string[]): (ImportField | null)[] {
  const exact = new Set(headers.map(normalize));
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const field = fieldOf.get(normalize(header)) ?? null;
    if (field === null || taken.has(field)) return null;
    const own = normalize(importFields[field]);
    if (normalize(header) !== own && exact.has(own)) return null;
    taken.add(field);
    return field;
  });
}
