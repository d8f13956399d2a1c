export const description = 'Pages that you write yourself, and where the site links them.';
export const noPages = 'No pages yet';
export const emptyText = 'Add one for everything that has no place on the site yet.';
export const deleteWarning = 'It disappears from the site immediately. You can undo this.';
export const activeHelp = 'Only active pages are on the site.';
export const placementLabels: Record<'footer' | 'menu' | 'none', string> = {
  footer: 'In the footer',
  menu: 'In the menu “Who We Are”',
  none: 'Linked nowhere',
};

export const helpWrite =
  'Write pages that the site does not have yet, such as a privacy policy, visa information or a code of conduct.';
export const helpAddress =
  'The address follows the title until you change it. When you change the address of an active page, the old one leads to the new one.';
export const helpPlace = 'Choose where the page is linked: in the footer, in the menu “Who We Are”, or nowhere.';
export const helpOrder =
  'Drag a row by its handle to change the order of the links, or use the arrows. Inactive pages are not on the site.';

export const text = 'Text';
export const picture = 'Picture';
export const pictureHelp = 'Shown large at the top of the page. Wide pictures look best.';
export const metaDescription = 'Description for search engines';
export const metaDescriptionHelp = 'If empty, the first sentence of the text is used.';
export const placement = 'Link to this page';
export const placementHelp =
  'It follows the entries that are always there. A page that is linked nowhere can still be opened at its address.';
