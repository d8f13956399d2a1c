import type { Endpoint } from '../shared/endpoint.js';

/** In the order in which they are listed: first what would mislead visitors. */
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

/** The open points of a programme before its conference is published. */
export type ChecklistItem = {
  kind: ChecklistKind;
  count: number;
  /** The places that are listed; there may be more. */
  places: { label: string; path: string }[];
};

export const programmeChecklist = (conferenceId: string): Endpoint<ChecklistItem[]> => ({
  path: `/api/conferences/${conferenceId}/checklist`,
});
