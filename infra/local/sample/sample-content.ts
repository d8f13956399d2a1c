import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conferenceInput } from '@majlis/contracts/conferences/conference.schema';
import { conferencePartners } from '@majlis/contracts/conferences/conference-partners.schema';
import { documents } from '@majlis/contracts/conferences/documents.schema';
import { personInput } from '@majlis/contracts/people/people.schema';
import { rooms } from '@majlis/contracts/programme/rooms.schema';
import { sessionInput } from '@majlis/contracts/programme/sessions.schema';
import { speakerTypes } from '@majlis/contracts/shared/choices';
import { messageOf } from '@majlis/contracts/shared/messages';
import { contentInput } from '@majlis/contracts/site/content.schema';
import { heroImages } from '@majlis/contracts/site/hero-images.schema';
import { pages } from '@majlis/contracts/site/pages.schema';
import { partners } from '@majlis/contracts/site/partners.schema';
import { teamMembers } from '@majlis/contracts/site/team-members.schema';
import { testimonials } from '@majlis/contracts/site/testimonials.schema';
import { timelineEvents } from '@majlis/contracts/site/timeline-events.schema';
import { z } from 'zod';
import { projectFolder } from '../run-settings.js';

export const sampleFolder = join(projectFolder, 'infra/local/sample');

const picture = z.string().regex(/^([a-z]+\/)?[a-z-]+\.svg$/, 'Name a picture, like portraits/hala.svg');
const timeOfDay = z.string().regex(/^\d\d:\d\d$/, 'Give a time, like 09:00');
const day = z.int().min(1);
const assigned = { order: true } as const;

const heroImagesFile = z.array(heroImages.input.omit({ ...assigned, url: true }).extend({ picture }));
const pagesFile = z.array(pages.input.omit({ ...assigned, imageUrl: true }));
const partnersFile = z.array(partners.input.omit({ ...assigned, logoUrl: true }).extend({ picture }));
const testimonialsFile = z.array(
  testimonials.input.omit({ ...assigned, imageUrl: true }).extend({ picture: picture.optional() }),
);
const teamMembersFile = z.array(teamMembers.input.omit({ ...assigned, image: true }).extend({ picture }));
const people = z.record(z.string(), personInput.omit({ photo: true }).extend({ picture: picture.optional() }));

const conferences = (today: Date) =>
  z.array(
    z.strictObject({
      picture: picture.optional(),
      conference: z.preprocess((value) => withDatesFrom(today, value), conferenceInput),
    }),
  );

const dayFromToday = z.strictObject({ daysFromToday: z.int(), time: timeOfDay });

/** Dates are relative to the day of seeding, so that upcoming conferences of the sample are always upcoming. */
function withDatesFrom(today: Date, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const { data: date } = dayFromToday.safeParse(field);
    return [name, date ? `${isoDay(today.getTime(), date.daysFromToday)}T${date.time}` : field];
  });
  return Object.fromEntries(fields);
}

export const isoDay = (from: number, days: number) => new Date(from + days * 86_400_000).toISOString().slice(0, 10);

const programme = (personKeys: string[]) =>
  z
    .strictObject({
      sessions: z.array(
        sessionInput.omit({ conferenceId: true, startTime: true, endTime: true, sessionOrder: true }).extend({
          day,
          from: timeOfDay,
          to: timeOfDay,
          speakers: z
            .array(
              z.strictObject({
                person: z.enum(personKeys, 'Name a person of people.json'),
                speakerType: z.enum(speakerTypes),
                presentationTitle: z.string().default(''),
              }),
            )
            .default([]),
        }),
      ),
      partners: z
        .array(conferencePartners.input.omit({ ...assigned, logoUrl: true }).extend({ picture: picture.optional() }))
        .default([]),
      rooms: z.array(rooms.input.omit(assigned)).default([]),
      documents: z
        .array(
          documents.input.omit({ ...assigned, sessionId: true, url: true, publicFrom: true }).extend({
            /** Either the URL of an external page, or `file`, a PDF in the folder documents. */
            url: documents.input.shape.url.optional(),
            file: z.string().optional(),
            session: z.string().optional(),
            publicFrom: z.strictObject({ day, time: timeOfDay }).optional(),
          }),
        )
        .default([]),
    })
    .superRefine(({ sessions, documents }, context) => {
      for (const [index, { session }] of documents.entries())
        if (session !== undefined && !sessions.some(({ title }) => title === session))
          context.addIssue({
            code: 'custom',
            path: ['documents', index, 'session'],
            message: 'No session has this title',
          });
    });
export type SampleProgramme = z.output<ReturnType<typeof programme>>;

export type SampleContent = Awaited<ReturnType<typeof readSampleContent>>;

export async function readSampleContent(today: Date, folder = join(sampleFolder, 'content')) {
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
    parseSample(file, schema, JSON.parse(await readFile(join(folder, file), 'utf8')));
  const peopleByKey = await read('people.json', people);
  const conferenceList = await read('conferences.json', conferences(today));
  const programmeSchema = programme(Object.keys(peopleByKey));
  const programmes = await Promise.all(
    conferenceList.map(
      async ({ conference: { slug } }) => [slug, await read(programmeFile(slug), programmeSchema)] as const,
    ),
  );
  return {
    contentEntries: await read('content-entries.json', z.array(contentInput)),
    heroImages: await read('hero-images.json', heroImagesFile),
    timelineEvents: await read('timeline-events.json', z.array(timelineEvents.input)),
    pages: await read('pages.json', pagesFile),
    partners: await read('partners.json', partnersFile),
    testimonials: await read('testimonials.json', testimonialsFile),
    teamMembers: await read('team-members.json', teamMembersFile),
    people: peopleByKey,
    conferences: conferenceList,
    programmes: new Map(programmes),
  };
}

export const programmeFile = (slug: string) => `programmes/${slug}.json`;

export function parseSample<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  path: PropertyKey[] = [],
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(
    (issue) => `${file}: ${[...path, ...issue.path].join('.')}: ${messageOf(issue).message}`,
  );
  throw new Error(errors.join('\n'));
}
