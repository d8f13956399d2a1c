import { z } from 'zod';
import type { Endpoint } from '../shared/endpoint.js';
import { code } from '../shared/messages.js';
import { type AuditFields, flag, oneOf } from '../shared/shared-fields.schema.js';
import { optionalText, requiredText } from '../shared/text.schema.js';
import { imageFolders } from '../shared/uploads.schema.js';
import type { RowService } from './history.js';

export const mediaKinds = ['picture', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const mediaFolders = [...imageFolders, 'documents'] as const;
export type MediaFolder = (typeof mediaFolders)[number];

export const mediaFilters = ['unused', 'missing-alt', 'deleted'] as const;

export const mediaInput = z.strictObject({
  name: requiredText(120),
  alt: optionalText(300),
  /** A picture without meaning is passed over by screen readers; its alt text is then ignored. */
  isDecorative: flag.default(false),
  /**
   * The point that every crop shows, from the left and from the top, as CSS `object-position`. If it is empty, each place has its
   * default.
   */
  focalPoint: z
    .string(code.notFocalPoint)
    .regex(/^((100|[1-9]?\d)% (100|[1-9]?\d)%)?$/, code.notFocalPoint)
    .default(''),
});
export type MediaInput = z.infer<typeof mediaInput>;

export type MediaFile = MediaInput &
  AuditFields & {
    id: string;
    url: string;
    folder: MediaFolder;
    kind: MediaKind;
    /** In pixels; null for documents. */
    width: number | null;
    height: number | null;
    /** The size of the stored file, not of its renditions. */
    bytes: number;
    uploadedAt: string;
    /** E-mail address; empty if the file is older than the library. */
    uploadedBy: string;
    /** Uses in which another text describes a picture that has no alt text of its own; one of them is enough. */
    describedBy: MediaUse[];
    isMissingAlt: boolean;
  };

export const maxMediaPage = 200;

export const mediaQuery = z.strictObject({
  /** This text is searched for in names and alt texts. */
  q: z
    .string()
    .max(120, 'Search for at most 120 characters')
    .refine((text) => !text.includes('\0'))
    .optional(),
  kind: oneOf(mediaKinds).optional(),
  folder: oneOf(mediaFolders).optional(),
  /** The path of one file. */
  url: z.string().max(300).optional(),
  filter: oneOf(mediaFilters).optional(),
  /** The id of the last file of the previous page. */
  before: z.uuid('This is no place in the list').optional(),
  limit: z.coerce.number('This is no number').int().min(1).max(maxMediaPage).default(60),
});
export type MediaQuery = z.infer<typeof mediaQuery>;
export type MediaFilter = Partial<Pick<MediaQuery, 'q' | 'kind' | 'folder' | 'url' | 'filter' | 'before'>>;

/** Newest first; `next` is the value of `before` for the following page, `total` counts all pages. */
export type MediaPage = { files: MediaFile[]; total: number; next: string | null };

/** A row that uses a file, in a table of `service`. `href` is its page in the staff area. */
export type MediaUse = {
  service: RowService;
  place: string;
  label: string;
  href: string | null;
  /** The conference that the row is or belongs to. */
  conferenceId?: string;
  /** The alt text of the picture in this row, or the name that visitors read beside it; empty without one. */
  alt: string;
};

export const mediaPath = '/api/cms/media';

export const media = (filter: MediaFilter = {}): Endpoint<MediaPage> => ({
  path: `${mediaPath}?${new URLSearchParams(filter).toString()}`,
});

/** Reads one file, even if it is deleted. */
export const mediaFile = (id: string): Endpoint<MediaFile> => ({ path: `${mediaPath}/${id}` });

export const mediaUses = (id: string): Endpoint<MediaUse[]> => ({ path: `${mediaPath}/${id}/uses` });

const uploadedFileUrl = z
  .string(code.notUploaded)
  .regex(/^\/(images\/[a-z]+\/[0-9a-f]{64}-\d+x\d+\.webp|documents\/[0-9a-f]{64}\.pdf)$/, code.notUploaded);

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/'));

export const replacementInput = z
  .strictObject({ from: uploadedFileUrl, to: uploadedFileUrl })
  .refine(({ from, to }) => folderOf(from) === folderOf(to), { path: ['to'], message: code.otherFolder })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: code.sameFile });
export type ReplacementInput = z.infer<typeof replacementInput>;
/** The number of changed rows and drafts. */
export type Replacement = { replaced: number };

/** Replaces a file in the rows of a service other than cms. */
export const replacedUploadsPath = (service: 'conferences'): string => `/api/${service}/replaced-uploads`;

export const mediaReplacementInput = z.strictObject({ url: uploadedFileUrl });
/** `left` are the rows that still use the old file, which is deleted when there are none. */
export type MediaReplacement = Replacement & { left: MediaUse[] };

/** Replaces a file of the library in the rows of cms, and gives its alt text to the new one. */
export const mediaReplacementPath = (id: string): string => `${mediaPath}/${id}/replacement`;
