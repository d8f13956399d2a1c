export const description = 'The journey on the About page and the short timeline on the home page.';
export const event = 'Event';
export const noEvents = 'No timeline events yet';
export const emptyText = 'The About page shows no journey until you add an event.';
export const deleteWarning = 'It disappears from the timeline immediately. You can undo this.';
export const activeHelp = 'Only active events are shown on the site.';
export const pageLabels: Record<'about' | 'home', string> = { about: 'About', home: 'Home page' };

export const helpEnter =
  'Enter the year, or a range such as 2011-2013, a short title and what happened. Choose whether to show it in the journey on the About page or on the home page.';
export const helpHighlights =
  'For a list of highlights, leave a blank line, write {heading} on the next line, and start each line after it with a bullet (• or -). The preview shows the result.';
export const helpOrder =
  'Drag a row by its handle to change the order, or use the arrows. Each page has its own order, starting at 0.';

export const year = 'Year';
export const yearHelp = 'A year, or a range such as 2011-2013.';
export const descriptionHelp =
  'For highlights, leave a blank line, write {heading} and start each of the next lines with • or -';
export const nothingToPreview = 'Nothing to preview yet.';
export const page = 'Page';
export const pageHelp = 'Where the event is shown. Each page has its own order.';
