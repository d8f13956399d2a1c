import { conferences } from '../conferences/conference.schema.js';
import { conferencePartners } from '../conferences/conference-partners.schema.js';
import { documents } from '../conferences/documents.schema.js';
import { people } from '../people/people.schema.js';
import { rooms } from '../programme/rooms.schema.js';
import { sessions } from '../programme/sessions.schema.js';
import { heroImages } from '../site/hero-images.schema.js';
import { pages } from '../site/pages.schema.js';
import { partners } from '../site/partners.schema.js';
import { teamMembers } from '../site/team-members.schema.js';
import { testimonials } from '../site/testimonials.schema.js';
import { timelineEvents } from '../site/timeline-events.schema.js';

export const siteLists = [heroImages, pages, timelineEvents, partners, teamMembers, testimonials];
export const conferenceLists = [rooms, documents, conferencePartners];
/** All tables whose rows staff edit in a form, except the texts of the site, the files and the feeds. */
export const tables = [...siteLists, conferences, sessions, ...conferenceLists, people];
