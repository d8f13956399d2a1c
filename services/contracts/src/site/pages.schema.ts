import { z } from 'zod';
import { defineList, type InputOf, type RowOf } from '../shared/define-list.schema.js';
import { optionalPicture, translated } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { code } from '../shared/messages.js';
import { withPictures } from '../shared/picture-details.schema.js';
import { oneOf, slugText, withSlugs } from '../shared/shared-fields.schema.js';
import { maxFittingLength } from '../shared/slugs.js';
import { maxTitleLength, optionalText, requiredText } from '../shared/text.schema.js';
import { instant } from '../shared/times.schema.js';
import { isReservedSlug } from './reserved-slugs.js';

export const pagePlacements = ['footer', 'menu', 'none'] as const;

/** If the slug is empty, the service derives it from the title. */
const pageSlug = slugText
  .superRefine((slug, context) => {
    const max = maxFittingLength(slug);
    if (max !== undefined) context.addIssue({ code: 'custom', message: code.slugTooLongInScript, params: { max } });
    if (isReservedSlug(slug)) context.addIssue({ code: 'custom', message: code.slugOfSite, params: { slug } });
  })
  .default('');

export const pages = defineList({
  table: 'pages',
  path: listPaths.pages,
  noun: 'page',
  label: ['title'],
  staffPath: '/admin/pages',
  fields: {
    title: translated(requiredText(maxTitleLength)),
    slug: translated(pageSlug),
    /** HTML; see `contentMarkup`. */
    body: translated(requiredText(100_000), { isHtml: true }),
    imageUrl: optionalPicture(),
    placement: oneOf(pagePlacements).default('footer'),
    /** Search engines get this text, or the first sentence of the body if it is empty. */
    metaDescription: translated(optionalText(500)),
  },
});
export type PageInput = InputOf<typeof pages>;

/** A page of the site that staff write. `editedAt` (ISO 8601) is the time of the last change of its contents. */
export type Page = RowOf<typeof pages> & { editedAt: string };

/** Every page of the site contains these links, so they have only what the navigation needs. */
export const pageLink = pages.input.pick({ title: true, slug: true, placement: true }).meta({ id: 'PageLink' });
export type PageLink = z.infer<typeof pageLink>;

export const listedPage = pages.input
  .pick({ title: true, slug: true })
  .extend({ editedAt: instant })
  .meta({ id: 'ListedPage' });
export type ListedPage = z.infer<typeof listedPage>;

export const publicPage = pages.input
  .pick({ title: true, slug: true, body: true, imageUrl: true, placement: true })
  .extend({ editedAt: instant, ...withPictures, description: z.string().min(1), ...withSlugs })
  .meta({ id: 'Page' });
export type PublicPage = z.infer<typeof publicPage>;
