import type { EditableRow } from '@majlis/contracts/editable-row';
import { reads } from '@majlis/contracts/endpoints';
import sharp from 'sharp';
import type { RunningCms } from './running-cms.js';

export type OrderedRow = EditableRow & { id: string; order: number; isActive: boolean; [label: string]: unknown };

/** A list that staff put in order and whose items they switch on and off. */
export type OrderedResource = {
  noun: string;
  path: string;
  /** Where visitors read its active items. */
  shownAt: string;
  table: string;
  /** The text by which the tests tell its items apart. */
  label: string;
  /** A body that is accepted, with the given label. */
  item: (label: string) => Record<string, unknown>;
  /** Fields that have no default. */
  required: string[];
  /** By a form with a picture, not by JSON. */
  isAddedByForm?: boolean;
};

const image = (folder: string) => `/images/${folder}/a1-10x10.webp`;

export const orderedResources: OrderedResource[] = [
  {
    noun: 'image',
    path: reads.heroImages.path,
    shownAt: reads.carouselFiles.path,
    table: 'hero_images',
    label: 'alt',
    item: (alt) => ({ url: image('carousel'), alt, order: 0, isActive: true }),
    required: ['url', 'alt'],
  },
  {
    noun: 'timeline event',
    path: reads.timelineEvents.path,
    shownAt: reads.timelineEvents.path,
    table: 'timeline_events',
    label: 'title',
    item: (title) => ({ year: '2011', title, description: 'We met.', page: 'about', order: 0, isActive: true }),
    required: ['year', 'title', 'description'],
  },
  {
    noun: 'partner',
    path: reads.partners.path,
    shownAt: reads.partners.path,
    table: 'partners',
    label: 'name',
    item: (name) => ({
      name,
      logoUrl: image('partners'),
      websiteUrl: 'https://partner.example.org/',
      order: 0,
      isActive: true,
    }),
    required: ['name', 'logoUrl'],
  },
  {
    noun: 'testimonial',
    path: reads.testimonials.path,
    shownAt: reads.testimonials.path,
    table: 'testimonials',
    label: 'name',
    item: (name) => ({
      name,
      title: 'Judge',
      organization: 'The bench',
      country: 'Niger',
      testimonial: 'They listen.',
      imageUrl: image('testimonials'),
      order: 0,
      isActive: true,
    }),
    required: ['name', 'testimonial'],
  },
  {
    noun: 'team member',
    path: reads.teamMembers.path,
    shownAt: reads.teamMembers.path,
    table: 'team_members',
    label: 'name',
    item: (name) => ({
      name,
      position: 'Fellow',
      image: 'a1-10x10.webp',
      profile: 'Reads.',
      categories: ['Fellows', 'Council'],
      order: 0,
      isActive: true,
    }),
    required: ['name', 'position', 'image'],
    isAddedByForm: true,
  },
];

export const picture = (side = 16, background = '#1e40af') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

/** Adds an item as the dashboard does; a form cannot say everything, so the rest follows as an edit. */
export async function add(
  cms: RunningCms,
  resource: OrderedResource,
  label: string,
  changes: { order?: number; isActive?: boolean } = {},
): Promise<OrderedRow> {
  const body = { ...resource.item(label), ...changes };
  if (!resource.isAddedByForm) return (await cms.staff.post(resource.path).send(body).expect(201)).body;
  const form = cms.staff.post(resource.path).field('name', label).field('position', 'Fellow');
  const added = await form
    .field('order', changes.order ?? 0)
    .attach('image', await picture(), 'a.png')
    .expect(201);
  if (changes.isActive === undefined) return added.body;
  return (await cms.staff.put(`${resource.path}/${added.body.id}/active`).send({ isActive: changes.isActive })).body;
}
