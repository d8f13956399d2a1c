export const description = 'The organizations in the footer of every page.';
export const noWebsite = 'None';
export const noPartners = 'No partners yet';
export const emptyText = 'Nothing is shown in the footer until you add one.';
export const deleteWarning = "It disappears from every page's footer immediately. You can undo this.";
export const activeHelp = 'Only active partners are shown in the footer.';

export const helpEnter = 'Enter the name and upload the logo. If you add the website, the name links to it.';
export const helpLogos = 'Logos look best on a plain or transparent background. They are shown small, side by side.';
export const helpBackground = 'Logos are shown on a light background: of a white logo, upload the dark version.';
export const helpOrder =
  'Drag a row by its handle to change the order, or use the arrows. Inactive partners are not shown.';
