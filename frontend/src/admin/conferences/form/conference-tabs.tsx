import type { Conference } from '@majlis/contracts/conferences';
import type { FormTab } from '../../../ui/form-tabs';
import { BasicTab } from './basic-tab';
import { DetailsTab } from './details-tab';
import { RegistrationTab } from './registration-tab';
import { SeoTab } from './seo-tab';
import { VenueTab } from './venue-tab';

/** The tabs of the form, and which fields are on each. */
export const conferenceTabs = (conference?: Conference): FormTab[] => [
  {
    label: 'Basic Info',
    fields: [
      ...['title', 'subtitle', 'slug', 'conferenceType', 'status', 'theme', 'description', 'shortDescription'],
      ...['startDate', 'endDate', 'timezone'],
    ],
    panel: <BasicTab conference={conference} />,
  },
  {
    label: 'Details',
    fields: [
      ...['organizer', 'contactEmail', 'websiteUrl', 'featuredImage', 'flickrAlbumUrl', 'albumThumbnail'],
      ...['papersLink', 'language', 'displayOrder', 'tags', 'featured', 'sponsorshipAvailable', 'callForPapers'],
      ...['abstractSubmissionDeadline', 'paperSubmissionDeadline', 'programReleaseDate'],
    ],
    panel: <DetailsTab />,
  },
  {
    label: 'Venue',
    fields: ['isVirtual', 'virtualPlatform', 'virtualLink', 'venue', 'venueAddress', 'city', 'country'],
    panel: <VenueTab />,
  },
  {
    label: 'Registration',
    fields: ['registrationRequired', 'registrationLink', 'registrationDeadline', 'maxAttendees', 'currentAttendees'],
    panel: <RegistrationTab />,
  },
  { label: 'SEO & Meta', fields: ['metaTitle', 'metaDescription'], panel: <SeoTab /> },
];
