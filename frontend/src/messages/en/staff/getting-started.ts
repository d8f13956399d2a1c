/** Read out behind 'Hide', hence the space. */
export const ofGuide = ' the guide';
export const writeTexts = 'Write the texts';
export const writeTextsHelp = 'Edit headings, the About text, addresses and links under {link}.';
export const chooseImages = 'Choose the images';
export const chooseImagesHelp = 'Upload wide images under {link} and put them in order.';
export const announceConference = 'Announce a conference';
export const announceConferenceHelp = 'Create its page, sessions, speakers and papers under {link}, then publish it.';
export const done = 'Done';
