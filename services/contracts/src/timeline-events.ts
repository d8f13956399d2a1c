import { z } from 'zod';
import { code } from './messages.js';
import { type AuditFields, sortableFields } from './shared-fields.js';
import { maxTitleLength, requiredText } from './text.js';

export const timelinePages = ['about', 'home'] as const;

export const timelineEventInput = z.strictObject({
  year: requiredText(20),
  title: requiredText(maxTitleLength),
  description: requiredText(5_000),
  page: z.enum(timelinePages, code.notTimelinePage).default('about'),
  ...sortableFields,
});
export type TimelineEventInput = z.infer<typeof timelineEventInput>;
export const publicTimelineEvent = timelineEventInput.extend({ id: z.uuid() }).meta({ id: 'TimelineEvent' });
export type TimelineEvent = z.infer<typeof publicTimelineEvent> & AuditFields;
