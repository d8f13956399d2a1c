import type { Endpoint } from '../shared/endpoint.js';

/** The order is that of the checklist: what would mislead visitors comes first. */
export const checklistKinds = [
  'room-clash',
  'speaker-clash',
  'outside-dates',
  'capacity',
  'change-over',
  'missing-speakers',
  'missing-room',
  'missing-abstract',
  'empty-day',
  'missing-biography',
  'missing-portrait',
] as const;
export type ChecklistKind = (typeof checklistKinds)[number];

/** An open point of a programme before its conference is published. */
export type ChecklistItem = {
  kind: ChecklistKind;
  count: number;
  /** The first places of this kind; there may be more than are listed. */
  places: { label: string; path: string }[];
};

export const programmeChecklist = (conferenceId: string): Endpoint<ChecklistItem[]> => ({
  path: `/api/conferences/${conferenceId}/checklist`,
});
