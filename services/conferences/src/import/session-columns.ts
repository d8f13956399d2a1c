import { type ImportField, importFields } from '@majlis/contracts/import-fields';
import type { ColumnNames } from './read-csv.js';

/** Headers of pretalx, Indico, Pentabarf and Sessionize, and those that people write themselves. */
const otherHeaders: ColumnNames<ImportField>['otherHeaders'] = {
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

export const sessionColumns: ColumnNames<ImportField> = { labels: importFields, otherHeaders };
