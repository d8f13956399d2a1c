export const website = 'Laman web';
export const cv = 'CV';
/** Read out after the two above, and after the names of networks. */
export const ofPerson = ' {name}';
export const contact = 'Hubungi';
/** Read out after it. */
export const contactPerson = ' {name}';
