export const website = 'Website';
export const cv = 'CV';
/** Read out after the two above, and after the names of networks. */
export const ofPerson = ' of {name}';
export const contact = 'Contact';
/** Read out after it. */
export const contactPerson = ' {name}';
