import { z } from 'zod';
import { code } from './messages.js';
import { withPictures } from './picture-details.js';
import { isReservedSlug } from './reserved-slugs.js';
import { type AuditFields, oneOf, sortableFields } from './shared-fields.js';
import { slugText } from './slug-field.js';
import { maxFittingLength } from './slugs.js';
import { withSlugs } from './slugs-by-language.js';
import { maxTitleLength, optionalText, requiredText } from './text.js';
import { instant } from './times.js';
import { optionalStoredImageUrl } from './uploads.js';

export const pagePlacements = ['footer', 'menu', 'none'] as const;

/** When it is empty, the service derives it from the title. */
const pageSlug = slugText
  .superRefine((slug, context) => {
    const max = maxFittingLength(slug);
    if (max !== undefined) context.addIssue({ code: 'custom', message: code.slugTooLongInScript, params: { max } });
    if (isReservedSlug(slug)) context.addIssue({ code: 'custom', message: code.slugOfSite, params: { slug } });
  })
  .default('');

export const pageInput = z.strictObject({
  title: requiredText(maxTitleLength),
  slug: pageSlug,
  /** HTML; see `contentMarkup`. */
  body: requiredText(100_000),
  imageUrl: optionalStoredImageUrl,
  /** For search engines; when it is empty, they get the first sentence of the body. */
  metaDescription: optionalText(500),
  placement: oneOf(pagePlacements).default('footer'),
  ...sortableFields,
});
export type PageInput = z.infer<typeof pageInput>;

/** A page of the site that staff write. `editedAt` (ISO 8601) is the last change of what it says. */
export type Page = PageInput & AuditFields & { id: string; editedAt: string };

/** Part of every page of the site, so it has only what the navigation needs. */
export const pageLink = pageInput.pick({ title: true, slug: true, placement: true }).meta({ id: 'PageLink' });
export type PageLink = z.infer<typeof pageLink>;

export const listedPage = pageInput
  .pick({ title: true, slug: true })
  .extend({ editedAt: instant })
  .meta({ id: 'ListedPage' });
export type ListedPage = z.infer<typeof listedPage>;

export const publicPage = pageInput
  .pick({ title: true, slug: true, body: true, imageUrl: true, placement: true })
  .extend({ editedAt: instant, ...withPictures, description: z.string().min(1), ...withSlugs })
  .meta({ id: 'Page' });
export type PublicPage = z.infer<typeof publicPage>;
