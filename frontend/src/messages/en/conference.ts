import type { PartnerTier } from '@majlis/contracts/choices';
import { plural } from './language';

export const conference = 'Conference';
export const loadingConference = 'Loading conference...';
export const notFound = 'Conference not found';
export const movedOrMistyped = 'It may have been moved, or the address may be mistyped.';
export const loadError = 'This conference could not be loaded';
export const tryInAMoment = 'Please try again in a moment.';
export const tryAgain = 'Try Again';
export const allConferences = 'All conferences';

export const draft = 'This is a draft. Visitors do not see it.';
export const editDraft = 'Edit in the conference manager';
/** The first line of a printed page. */
export const printSender = '{site} · {address} · as of {day}';

// The header:
export const isOver = 'This conference is over';
export const takingPlaceNow = 'Taking place now';
export const yearsOf = (series: string): string => `Years of ${series}`;
export const registerNow = 'Register now';
export const registerUntil = 'until {day}';
export const seeProgramme = 'See the program';
export const papers = 'Papers';
export const recordings = 'Recordings';

// The side column:
export const aboutConference = 'About this conference';
export const quickNavigation = 'Quick Navigation';
export const viewProgramme = 'View Conference Program';
export const proceedings = 'Proceedings';
export const agendaAddress = 'Agenda URL';
export const conferencePapers = 'Conference Papers';
export const details = 'Conference Details';
export const dates = 'Dates';
export const venue = 'Venue';
export const viewOnMap = 'View on map';
export const linkIsSent = 'The link is sent to those who are registered, before it begins.';
export const howToJoin = 'How to join will be announced here.';
export const city = 'City';
export const country = 'Country';
export const attendance = 'Attendance';
export const upToAttendees = (count: number): string => `Up to ${count} attendees`;
export const type = 'Type';
export const conferenceTypes = {
  academic: 'Academic',
  workshop: 'Workshop',
  symposium: 'Symposium',
  seminar: 'Seminar',
  webinar: 'Webinar',
};
export const language = 'Language';
export const organizer = 'Organizer';
export const contact = 'Contact';
export const addToCalendar = 'Add to Calendar';
export const registration = 'Registration';
export const deadline = 'Deadline: {day}';
/** Of a deadline. */
export const past = 'Past';
export const placesLeft = (count: number): string => plural(count, '1 place left', `${count} places left`);
export const fullyBooked = 'Fully booked';
export const register = 'Register Now';
export const howToRegister = 'How to register will be announced here.';
export const registrationIsClosed = 'Registration is closed';

// The sections:
export const overview = 'Overview';
export const theme = 'Theme';
export const topics = 'Topics';
export const callForPapers = 'Call for Papers';
export const datesToCome = 'The dates will be announced here.';
export const abstractsDue = 'Abstracts due';
export const papersDue = 'Papers due';
export const programmeReleased = 'Program released';
export const howToSubmit = 'How to submit';
export const callIsClosed = 'This call is closed.';
export const submitOnline = 'Submit online';
export const submitByMail = 'By mail to {address}';
export const submissionSubject = (title: string): string => `Submission: ${title}`;
export const seeWebsite = 'See the conference website';
export const howToSubmitToCome = 'How to submit will be announced here.';
export const documents = 'Documents';
export const sponsorship = 'Sponsorship';
export const sponsorsWelcome = 'This conference welcomes sponsors. Write to the organizers about sponsorship.';
export const sponsorshipSubject = (title: string): string => `Sponsorship: ${title}`;
export const contactUs = 'Contact Us';
export const programmeAndAgenda = 'Conference Program & Agenda';
export const programmeLoadError = 'The program could not be loaded.';
export const changes = 'Changes to the program';
export const programmeToCome = 'Program details will be available soon.';
export const programmeElsewhere = 'The detailed program is available on the following URL.';
export const viewFullAgenda = 'View Full Agenda';
export const photographs = 'Photographs';
/** The title of an album that has none. */
export const photoGallery = 'Photo Gallery';
export const viewFullGallery = 'View Full Gallery';
export const partners = 'Partners';
export const partnerTiers: Record<PartnerTier, string> = {
  host: 'Host',
  platinum: 'Platinum',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  supporter: 'Supporter',
  media: 'Media',
};
