export const skipToContent = 'Skip to content';
export const pageFailed = 'This page could not be shown';
export const connectionMayBeLost =
  'The connection may have been lost, or the site was just renewed. Loading the page again usually helps.';
export const loadAgain = 'Load again';
