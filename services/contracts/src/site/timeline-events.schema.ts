import { z } from 'zod';
import { defineList, type InputOf, type RowOf } from '../shared/define-list.schema.js';
import { translated } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { code } from '../shared/messages.js';
import { maxTitleLength, requiredText } from '../shared/text.schema.js';

export const timelinePages = ['about', 'home'] as const;

export const timelineEvents = defineList({
  table: 'timeline_events',
  path: listPaths.timelineEvents,
  noun: 'timeline event',
  label: ['year', 'title'],
  staffPath: '/admin/timeline',
  publicRead: { operation: 'listTimeline', schema: 'TimelineEvent', summary: 'The history of the network' },
  fields: {
    year: requiredText(20),
    title: translated(requiredText(maxTitleLength)),
    description: translated(requiredText(5_000)),
    page: z.enum(timelinePages, code.notTimelinePage).default('about'),
  },
});
export type TimelineEventInput = InputOf<typeof timelineEvents>;
export type TimelineEvent = RowOf<typeof timelineEvents>;
