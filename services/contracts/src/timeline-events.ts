import { z } from 'zod';
import { defineList, type InputOf, type RowOf } from './define-list.js';
import { translated } from './field-kinds.js';
import { listPaths } from './list-paths.js';
import { code } from './messages.js';
import { maxTitleLength, requiredText } from './text.js';

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
