import { endpoints } from '@majlis/contracts/api/endpoints';
import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { slugify } from '@majlis/contracts/shared/slugs';
import { heroImages } from '@majlis/contracts/site/hero-images.schema';
import { pages } from '@majlis/contracts/site/pages.schema';
import { partners } from '@majlis/contracts/site/partners.schema';
import { teamMembers } from '@majlis/contracts/site/team-members.schema';
import { testimonials } from '@majlis/contracts/site/testimonials.schema';
import { timelineEvents } from '@majlis/contracts/site/timeline-events.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { RequestBody } from '@majlis/kit/testing/hostile-writes';
import type { z } from 'zod';
import type { RunningCms } from './running-cms.js';
import { createPicture } from './sample-picture.js';

export type SortableRow = AuditFields & { id: string; order: number; isActive: boolean; [label: string]: unknown };

export type SortableResource = {
  noun: string;
  path: string;
  publicPath: string;
  table: string;
  /** The field by which tests tell rows apart. */
  label: string;
  contract: z.ZodObject;
  /** A body with every field and the given label. */
  item: (label: string) => RequestBody;
  /** A body that differs from `item` in every field. */
  other: RequestBody;
  required: string[];
  /** The row is created by a multipart form with an image instead of JSON. */
  isMultipart?: boolean;
};

const image = (folder: string, name = 'a1') => `/images/${folder}/${name}-10x10.webp`;
const last = { order: 9, isActive: false };
/** The slugs of pages are numbered, because no two pages may have the same. */
let pageCount = 0;

export const sortableResources: SortableResource[] = [
  {
    noun: 'image',
    path: staffEndpoints.heroImages.path,
    publicPath: endpoints.carouselFiles.path,
    table: 'hero_images',
    label: 'alt',
    contract: heroImages.input,
    other: { url: image('carousel', 'b2'), alt: 'A gate', ...last },
    item: (alt) => ({ url: image('carousel'), alt, order: 0, isActive: true }),
    required: ['url', 'alt'],
  },
  {
    noun: 'timeline event',
    path: endpoints.timelineEvents.path,
    publicPath: endpoints.timelineEvents.path,
    table: 'timeline_events',
    label: 'title',
    contract: timelineEvents.input,
    other: { year: '2012-2014', title: 'Growth', description: 'We grew.', page: 'home', ...last },
    item: (title) => ({ year: '2011', title, description: 'We met.', page: 'about', order: 0, isActive: true }),
    required: ['year', 'title', 'description'],
  },
  {
    noun: 'partner',
    path: endpoints.partners.path,
    publicPath: endpoints.partners.path,
    table: 'partners',
    label: 'name',
    contract: partners.input,
    other: { name: 'Dar', logoUrl: image('partners', 'b2'), websiteUrl: 'https://dar.example.org/', ...last },
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
    path: endpoints.testimonials.path,
    publicPath: endpoints.testimonials.path,
    table: 'testimonials',
    label: 'name',
    contract: testimonials.input,
    other: {
      name: 'Layla',
      title: 'Dean',
      organization: 'The college',
      country: 'Morocco',
      testimonial: 'They ask.',
      imageUrl: image('testimonials', 'b2'),
      ...last,
    },
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
    noun: 'page',
    path: staffEndpoints.pages.path,
    publicPath: endpoints.pageLinks.path,
    table: 'pages',
    label: 'title',
    contract: pages.input,
    other: {
      title: 'Visas',
      slug: 'visas',
      body: '<p>How to travel.</p>',
      imageUrl: image('content', 'b2'),
      metaDescription: 'Travel',
      placement: 'menu',
      ...last,
    },
    item: (title) => {
      pageCount += 1;
      return {
        title,
        slug: `${slugify(title)}-${pageCount}`,
        body: '<p>What we promise.</p>',
        imageUrl: image('content'),
        metaDescription: 'Promises',
        placement: 'footer',
        order: 0,
        isActive: true,
      };
    },
    required: ['title', 'body'],
  },
  {
    noun: 'team member',
    path: endpoints.teamMembers.path,
    publicPath: endpoints.teamMembers.path,
    table: 'team_members',
    label: 'name',
    contract: teamMembers.input,
    other: {
      name: 'Omar',
      position: 'Director',
      image: 'b2-10x10.webp',
      profile: 'Writes.',
      categories: ['Advisors'],
      ...last,
    },
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
    isMultipart: true,
  },
];

/** Creates a row as the staff area does. A new team member is always active and gets the uploaded image. */
export async function addItem(
  cms: RunningCms,
  resource: SortableResource,
  label: string,
  changes: RequestBody = {},
): Promise<SortableRow> {
  const { path, isMultipart } = resource;
  const { isActive, image: _image, ...formFields } = { ...resource.item(label), ...changes };
  if (!isMultipart)
    return (
      await cms.staff
        .post(path)
        .send({ ...resource.item(label), ...changes })
        .expect(201)
    ).body;
  const form = cms.staff.post(path).attach('image', await createPicture(), 'a.png');
  for (const [name, fieldValue] of Object.entries(formFields))
    form.field(name, typeof fieldValue === 'string' ? fieldValue : JSON.stringify(fieldValue));
  const added = (await form.expect(201)).body;
  return isActive === false
    ? (await cms.staff.put(`${path}/${added.id}/active`).send({ isActive }).expect(200)).body
    : added;
}

export function resourceOf(table: string): SortableResource {
  const resource = sortableResources.find((each) => each.table === table);
  if (!resource) throw new Error(`${table} is not sortable`);
  return resource;
}
