export const website = 'الموقع الإلكتروني';
export const cv = 'السيرة الذاتية';
/** Read out after the two above, and after the names of networks. */
export const ofPerson = ' – {name}';
export const contact = 'التواصل';
/** Read out after it. */
export const contactPerson = ' مع {name}';
