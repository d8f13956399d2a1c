import type { teamSections } from '@majlis/contracts/choices';

export const description = 'The people on the About page, in four sections.';
export const noTeamMembers = 'No team members yet';
export const emptyText = 'The About page shows no team until you add a member.';
export const deleteWarning = 'They disappear from the About page immediately. You can undo this.';
export const inNoSection = 'In no section, so not shown';

export const helpEnter =
  'Enter the name and position, choose a profile image and check the sections. A person can be in several.';
export const helpProfile = 'The page shows the first 200 characters of a longer profile. “Read more” shows the rest.';
export const helpOrder =
  'Drag a row by its handle to change the order, or use the arrows. Each section of the page shows its members in this order.';

export const profile = 'Profile';
export const profileHelp = 'The page shows the first 200 characters, and the rest after “Read more”.';
export const profileImage = 'Profile image';
export const chosenProfileImage = 'The chosen profile image';
export const noPreview = 'No preview';
export const imageFirst = 'Please upload an image first';
export const imageRequired = 'Profile image is required';
export const activeHelp = 'Only active members are shown on the About page.';
export const sectionsHelp = 'Where the About page shows this person. Without a section the person is not shown.';
export const sectionNames: Record<(typeof teamSections)[number], string> = {
  'Management Team': 'Management Team',
  Council: 'Council',
  Advisors: 'Advisors',
  Fellows: 'Fellows',
};
