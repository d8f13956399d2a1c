export const description = 'Statements about the network, shown one at a time on the home page.';
export const testimonial = 'Testimonial';
export const noTestimonials = 'No testimonials yet';
export const emptyText = 'Nothing is shown on the home page until you add one.';
export const deleteWarning = 'It disappears from the home page immediately. You can undo this.';
export const activeHelp = 'Only active testimonials are shown on the home page.';

export const helpEnter =
  'Enter the name and the testimonial. Title, organization and country are optional and shown under the name.';
export const helpPortrait = 'Upload a portrait or choose a stored image. Without one, a neutral image is shown.';
export const helpOrder =
  'Drag a row by its handle to change the order, or use the arrows. The first active one is shown first.';

export const testimonialHelp = 'In their own words, without quotation marks.';
/** Of a person, such as 'Professor'. */
export const personTitle = 'Title';
