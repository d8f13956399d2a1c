import { defineList, type RowOf } from '../shared/define-list.schema.js';
import { optionalPicture, translated } from '../shared/field-kinds.schema.js';
import { listPaths } from '../shared/list-paths.js';
import { maxTitleLength, optionalText, requiredText } from '../shared/text.schema.js';

export const testimonials = defineList({
  table: 'testimonials',
  path: listPaths.testimonials,
  noun: 'testimonial',
  label: ['name'],
  isPersonal: true,
  staffPath: '/admin/testimonials',
  publicRead: { operation: 'listTestimonials', schema: 'Testimonial', summary: 'Testimonials, in order' },
  fields: {
    name: translated(requiredText(200), { isNameOfPerson: true }),
    testimonial: translated(requiredText(5_000), { lines: 6 }),
    title: translated(optionalText(maxTitleLength)),
    organization: translated(optionalText(200)),
    country: translated(optionalText(200), { isName: true }),
    imageUrl: optionalPicture(),
  },
});
export type Testimonial = RowOf<typeof testimonials>;
