export const draftsForStaff = 'Drafts are visible to staff only.';
export const noConferences = 'No Conferences Yet';
export const startsAsDraft =
  'A new conference starts as a draft that only staff can see. Next, add sessions, speakers, partners and documents.';

// One conference of the list:
export const featured = 'Featured';
export const virtual = 'Virtual';
export const toBeDecided = 'TBD';
/** Read out before their number. */
export const attendees = 'Attendees: ';
/** Read out behind the name of a view, hence the space. */
export const ofConference = (title: string): string => ` of ${title}`;
export const deletesAlso = (rows: string): string => `This also deletes ${rows}. Speakers are kept.`;
export const deletesAllRows = 'This also deletes its sessions, partners and documents. Speakers are kept.';
export const hasNoRows = 'It has no sessions, partners or documents. Speakers are kept.';

// Beside the list:
export const helpAndActions = 'Help and quick actions';
export const totalConferences = 'Total Conferences';
export const published = 'Published';
export const drafts = 'Drafts';
export const totalSpeakers = 'Total Speakers';
export const totalsNotLoaded = 'The totals could not be loaded.';
export const quickActions = 'Quick Actions';
export const manageSpeakers = 'Manage Speakers';
export const managePartners = 'Manage Partners';
export const manageDocuments = 'Manage Documents';
export const chooseConference: Record<'partners' | 'documents', string> = {
  partners: 'Choose a conference to manage its partners',
  documents: 'Choose a conference to manage its documents',
};
export const createFirst = 'There are no conferences yet. {create} first.';
export const createConference = 'Create a conference';

export const howToSetUp = 'How to set up a conference';
export const setupSteps = [
  {
    lead: 'Create the conference.',
    text: 'Choose “New Conference” and enter a title, a description and the dates. It starts as a draft that only staff can see.',
  },
  {
    lead: 'Add the details.',
    text: 'Venue or meeting link, registration, call for papers and featured image are on the other tabs of the form.',
  },
  { lead: 'Add speakers.', text: 'Add each person once under “Manage Speakers”, for all conferences.' },
  { lead: 'Build the program.', text: 'Add the sessions of each day and assign speakers to them.' },
  {
    lead: 'Add partners and documents.',
    text: 'Logos, papers and proceedings are shown on the conference page.',
  },
  {
    lead: 'Preview and publish.',
    text: '“Preview” shows the page as visitors will see it. “Publish” makes it public immediately.',
  },
];

// The short list for staff who only announce conferences:
export const shortListDescription = 'Title, dates and location of every conference.';
export const shortListEmpty = 'No conferences yet';
export const pageStaysEmpty = 'The Conferences page stays empty until you add one.';
export const conference = 'Conference';
export const dates = 'Dates';
export const helpAnnounce =
  'A title and two dates are enough to announce a conference. Once published, it is public immediately.';
export const helpOtherFields =
  'Venue, registration, program, speakers, partners and documents are in the {management}. Editing here does not change them.';
export const conferenceManagement = 'conference management';
export const helpRestore = (days: number): string =>
  `A deleted conference can be restored for ${days} days, with everything that belongs to it.`;
