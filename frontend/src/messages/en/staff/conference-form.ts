import type { ConferenceStatus, conferenceTypes as types, VirtualPlatform } from '@majlis/contracts/choices';

export const newConference = 'New conference';
export const changeLater = 'You can change everything later. Fields marked with * are required.';
export const addConference = 'Add conference';
export const editConference = 'Edit conference';
export const requiredFields = 'Fields marked with * are required.';
export const updateConference = 'Update Conference';
export const createFailed = 'Failed to create conference';
export const allFields = 'All fields…';

// The tabs:
export const venue = 'Venue';
export const registration = 'Registration';
export const seoAndMeta = 'SEO & Meta';

// What a conference is:
export const subtitle = 'Subtitle';
export const conferenceType = 'Conference type';
export const conferenceTypes: Record<(typeof types)[number], string> = {
  academic: 'Academic',
  workshop: 'Workshop',
  symposium: 'Symposium',
  seminar: 'Seminar',
  webinar: 'Webinar',
};
export const statusLabels: Record<ConferenceStatus, string> = {
  draft: 'Draft: visible to staff only',
  published: 'Published',
  archived: 'Archived: past, still public',
};
export const series = 'Series';
export const seriesHelp = 'For example: Annual Forum. The pages of one series link to each other by their years.';
export const theme = 'Theme';
export const shortDescription = 'Short description';
export const shortDescriptionHelp = 'Shown on the card in the list of conferences.';
export const startDate = 'Start date';
export const endDate = 'End date';
export const startDateAndTime = 'Start date and time';
export const endDateAndTime = 'End date and time';
export const timezone = 'Timezone';
export const timezoneHelp = 'Dates and times are local to this time zone.';
export const commonTimeZones = 'Common time zones';
export const otherTimeZones = 'Other time zones';
export const localTimesStay = (from: string, to: string): string =>
  `Sessions keep their local times: a session at 09:00 ${from} will start at 09:00 ${to}.`;

// Its details:
export const organizer = 'Organizer';
export const contactEmail = 'Contact email';
export const featuredImage = 'Featured image';
export const featuredImageHelp = 'A wide image for the top of the conference page.';
export const albumUrl = 'Photo album URL';
export const albumHelp = 'For a Flickr album, the cover image is shown.';
export const albumCover = 'Album cover';
export const papersLink = 'Papers link';
export const papersLinkHelp = 'While the call for papers is open, visitors submit their papers here.';
export const displayOrder = 'Display order';
export const displayOrderHelp = 'If two start at the same time, the lower number comes first.';
export const tags = 'Tags (comma-separated)';
export const tagsHelp = 'For example: constitution, trade, education';
export const featured = 'Featured conference';
export const featuredHelp = 'Shown first in the list of conferences.';
export const sponsorship = 'Sponsorship available';
export const callForPapers = 'Call for papers';
export const abstractDeadline = 'Abstract deadline';
export const paperDeadline = 'Paper deadline';
export const programmeReleaseDate = 'Program release date';

// Where it is:
export const virtual = 'Virtual conference';
export const virtualHelp = 'Held online, without a venue.';
export const platform = 'Platform';
export const platforms: Record<VirtualPlatform | '', string> = {
  '': 'Choose a platform',
  zoom: 'Zoom',
  teams: 'Teams',
  webex: 'Webex',
  goto: 'GoTo',
  custom: 'Other',
};
export const meetingLink = 'Meeting link';
export const meetingLinkHelp = 'Visible to staff only. It is never shown on the site.';
export const venueName = 'Venue name';
export const venueAddress = 'Venue address';
export const city = 'City';

// Who comes to it:
export const registrationRequired = 'Registration required';
export const registrationLink = 'Registration link';
export const registrationDeadline = 'Registration deadline';
export const maximumAttendees = 'Maximum attendees';
export const currentAttendees = 'Current attendees';
export const currentAttendeesHelp = 'How many people have registered so far. Shown in the overview.';

// What search engines show of it:
export const metaTitle = 'Meta title';
export const metaTitleHelp = 'The heading in search results. If empty, the conference title is used.';
export const metaDescription = 'Meta description';
export const metaDescriptionHelp = 'The text below the heading. If empty, the short description is used.';
