export const loading = 'Loading...';
export const tryAgain = 'Try Again';
export const tryAgainInAMoment = 'Please try again in a moment.';
export const partFailed = 'This part of the page could not be loaded.';
export const goToTheHomePage = 'Go to the home page';
export const takesLonger = 'This is taking longer than usual. We are still trying.';
export const tryingAgain = 'We are trying again. This may take a moment.';
export const goBack = 'Go back';
export const close = 'Close';
export const breadcrumb = 'Breadcrumb';
/** Read out behind the name of a link, hence the space. */
export const opensInANewTab = ' (opens in a new tab)';
export const share = 'Share';
export const linkCopied = 'Link copied';
export const copyThisLink = 'Copy this link: {url}';
export const showMore = 'Show more ({remaining})';
export const showAll = (total: number): string => `Show all ${total}`;
/** On paper. */
export const shownOfAll = '{shown} of {total} are printed here. All: {address}';
export const allShown = (total: number): string => `All ${total} are shown`;
export const readMore = 'Read more';
export const showLess = 'Show less';
/** Read out instead of one of the two above. */
export const actionAbout = (action: string, subject: string): string => `${action} about ${subject}`;
export const notInThisLanguage = 'This text is not in English yet; you read it in {language}.';
export const keyHighlights = 'Key Highlights';
export const appearance = 'Appearance';
export const systemScheme = 'System';
export const lightScheme = 'Light';
export const darkScheme = 'Dark';
export const imageNotFound = 'Image not found';
