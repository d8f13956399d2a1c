import { z } from 'zod';

/** Pages for frames of other sites. They are addressed by the id of the conference, because a frame lasts longer than a slug. */
export const embedPaths = { events: '/embed/events', conference: (id: string) => `/embed/conferences/${id}` };

const pixels = (name: string, usual: number) =>
  z.coerce
    .number(`${name} is a number of pixels`)
    .int(`${name} is a number of pixels`)
    .min(1, `${name} is a number of pixels`)
    .optional()
    .describe(`In pixels; ${usual} without it, and never more`);

/** https://oembed.com */
export const oembedQuery = z.object({
  url: z
    .string('Give the address of a page')
    .max(2_048)
    .describe('The address of the page of a conference, or of the list of conferences'),
  maxwidth: pixels('maxwidth', 600),
  maxheight: pixels('maxheight', 480),
  format: z.string().optional().describe('There is only json'),
});
export type OembedQuery = z.infer<typeof oembedQuery>;

export const oembed = z
  .strictObject({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    title: z.string(),
    provider_url: z.string(),
    html: z.string().describe('A frame'),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'Embed' });
export type Oembed = z.infer<typeof oembed>;
