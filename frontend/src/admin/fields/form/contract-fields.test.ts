import { conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import { documentInputForZone, documents } from '@majlis/contracts/conferences/documents.schema';
import { personInput } from '@majlis/contracts/people/people.schema';
import { sessionInput, sessionInputForZone } from '@majlis/contracts/programme/sessions.schema';
import { contentInput } from '@majlis/contracts/site/content.schema';
import { testimonials } from '@majlis/contracts/site/testimonials.schema';
import { timelineEvents } from '@majlis/contracts/site/timeline-events.schema';
import type { ZodType } from 'zod';
import { maxLengthOf } from './contract-fields';
import { validateTimesInZone } from './zoned-values';

test.each<[string, ZodType, string]>([
  ['a conference', conferenceInput, 'title'],
  ['a conference in search results', conferenceInput, 'metaTitle'],
  ['a session', validateTimesInZone(sessionInput, sessionInputForZone('UTC')), 'title'],
  ['a document', validateTimesInZone(documents.input, documentInputForZone('UTC')), 'title'],
  ['a timeline event', timelineEvents.input, 'title'],
  ['a testimonial', testimonials.input, 'title'],
])('the title of %s takes 300 characters', (_case, schema, name) => {
  expect(maxLengthOf(schema, name)).toBe(300);
});

test.each<[string, ZodType, string, number | undefined]>([
  ['a text that may be missing', conferenceInput, 'theme', 1_000],
  ['a text of the site', contentInput, 'content', 50_000],
  ['a name', personInput, 'firstName', 100],
  ['a list', personInput, 'expertiseAreas', undefined],
  ['a choice', timelineEvents.input, 'page', undefined],
  ['an unknown field', timelineEvents.input, 'colour', undefined],
])('the maximum length of %s is read from the schema', (_case, schema, name, maxLength) => {
  expect(maxLengthOf(schema, name)).toBe(maxLength);
});
