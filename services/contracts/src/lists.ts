import { conferencePartners } from './conference-partners.js';
import { documents } from './documents.js';
import { heroImages } from './hero-images.js';
import { pages } from './pages.js';
import { partners } from './partners.js';
import { rooms } from './room-input.js';
import { teamMembers } from './team-members.js';
import { testimonials } from './testimonials.js';
import { timelineEvents } from './timeline-events.js';

export const siteLists = [heroImages, pages, timelineEvents, partners, teamMembers, testimonials];
export const conferenceLists = [rooms, documents, conferencePartners];
export const lists = [...siteLists, ...conferenceLists];
