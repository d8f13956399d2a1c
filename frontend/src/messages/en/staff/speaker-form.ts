// Sessions use these, too.

export const editSpeaker = 'Edit Speaker';
export const createSpeaker = 'Create Speaker';
export const updateSpeaker = 'Update Speaker';
export const bulkDeleteWarning = 'They are removed from their sessions.';
export const expertise = 'Expertise';
/** One line that tells two versions of a speaker apart. */
export const describeSpeaker = (parts: string[]): string => parts.join('. ');

export const professional = 'Professional';
export const socialAndLinks = 'Social & Links';

export const existsAlready = '{name} is in the list already.';
export const useExisting = 'Use this speaker';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const phone = 'Phone';
export const phoneHelp = 'For the organizers only. Visitors do not see it.';
export const showContact = 'Show a Contact link';
export const showContactHelp = "Visitors can email this person from the person's own page and sessions.";
export const photo = 'Photo';
export const biography = 'Biography';

export const department = 'Department';
export const orcidId = 'ORCID ID';
export const orcidHelp = 'The iD or its URL, for example 0000-0002-1825-0097';
export const expertiseAreas = 'Expertise areas';
export const expertiseAreasHelp = 'Separate with commas, for example: Islamic law, Political theory';
export const cvUrl = 'CV URL';

export const personalWebsite = 'Personal website';
export const linkedinProfile = 'LinkedIn profile';
export const linkedinHelp = 'The full address, for example https://www.linkedin.com/in/salma-idris';
export const twitterHandle = 'Twitter handle';
export const twitterHelp = 'For example @majlis';
