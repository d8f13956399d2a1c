import { z } from 'zod';
import { type AuditFields, sortableFields } from './shared-fields.js';
import { maxTitleLength, requiredText } from './text.js';

export const timelinePages = ['about', 'home'] as const;

export const timelineEventInput = z.strictObject({
  year: requiredText('Year', 20),
  title: requiredText('Title', maxTitleLength),
  description: requiredText('Description', 5_000),
  page: z.enum(timelinePages, 'Choose about or home').default('about'),
  ...sortableFields,
});
export type TimelineEventInput = z.infer<typeof timelineEventInput>;
export const publicTimelineEvent = timelineEventInput.extend({ id: z.uuid() }).meta({ id: 'TimelineEvent' });
export type TimelineEvent = z.infer<typeof publicTimelineEvent> & AuditFields;
