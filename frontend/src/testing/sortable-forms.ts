import { endpoints } from '@majlis/contracts/api/endpoints';
import { conferencePartners } from '@majlis/contracts/conferences/conference-partners.schema';
import { documents } from '@majlis/contracts/conferences/documents.schema';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import { rooms } from '@majlis/contracts/programme/rooms.schema';
import { heroImages } from '@majlis/contracts/site/hero-images.schema';
import { pages } from '@majlis/contracts/site/pages.schema';
import { partners } from '@majlis/contracts/site/partners.schema';
import { newTeamMember, teamMembers } from '@majlis/contracts/site/team-members.schema';
import { testimonials } from '@majlis/contracts/site/testimonials.schema';
import { timelineEvents } from '@majlis/contracts/site/timeline-events.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { conference, conferencePath, type FormFixture, image, session, timesToInstants } from './form-fixture';

const portrait = new File(['a portrait'], 'omar.webp', { type: 'image/webp' });
const [on, off] = [
  { order: 4, isActive: true },
  { order: 5, isActive: false },
];

export const sortableForms: [string, FormFixture][] = [
  [
    'hero image',
    {
      pagePath: '/admin/hero-images',
      apiPath: staffEndpoints.heroImages.path,
      contract: heroImages.input,
      addButton: 'Add image',
      first: { url: image('carousel', 'a'), alt: 'A gate', ...on },
      second: { url: image('carousel', 'b'), alt: 'A court', ...off },
    },
  ],
  [
    'page',
    {
      pagePath: '/admin/pages',
      apiPath: staffEndpoints.pages.path,
      contract: pages.input,
      addButton: 'Add page',
      first: {
        title: 'Privacy',
        slug: 'privacy-policy',
        body: '<p>We keep little.</p>',
        imageUrl: image('content', 'a'),
        metaDescription: 'What we keep',
        placement: 'menu',
        ...on,
      },
      second: {
        title: 'Visas',
        slug: 'visa-information',
        body: '<p>How to travel.</p>',
        imageUrl: image('content', 'b'),
        metaDescription: 'How to enter',
        placement: 'footer',
        ...off,
      },
    },
  ],
  [
    'room',
    {
      pagePath: `${conferencePath}/sessions/rooms`,
      apiPath: roomsOf(conference.id).path,
      contract: rooms.input,
      addButton: 'Add room',
      first: { name: 'Great Hall', capacity: 120, ...on },
      second: { name: 'Library', capacity: 30, ...off },
    },
  ],
  [
    'partner',
    {
      pagePath: '/admin/partners',
      apiPath: endpoints.partners.path,
      contract: partners.input,
      addButton: 'Add partner',
      first: { name: 'Dar', logoUrl: image('partners', 'a'), websiteUrl: 'https://dar.example.org/', ...on },
      second: { name: 'Bayt', logoUrl: image('partners', 'b'), websiteUrl: 'https://bayt.example.org/', ...off },
    },
  ],
  [
    'testimonial',
    {
      pagePath: '/admin/testimonials',
      apiPath: endpoints.testimonials.path,
      contract: testimonials.input,
      addButton: 'Add testimonial',
      first: {
        name: 'Layla',
        title: 'Dean',
        organization: 'The college',
        country: 'Morocco',
        testimonial: 'They ask.',
        imageUrl: image('testimonials', 'a'),
        ...on,
      },
      second: {
        name: 'Omar',
        title: 'Judge',
        organization: 'The bench',
        country: 'Niger',
        testimonial: 'They listen.',
        imageUrl: image('testimonials', 'b'),
        ...off,
      },
    },
  ],
  [
    'timeline event',
    {
      pagePath: '/admin/timeline',
      apiPath: endpoints.timelineEvents.path,
      contract: timelineEvents.input,
      addButton: 'Add timeline event',
      first: { year: '2011', title: 'Foundation', description: 'We met.', page: 'home', ...on },
      second: { year: '2012-2014', title: 'Growth', description: 'We grew.', page: 'about', ...off },
    },
  ],
  [
    'team member',
    {
      pagePath: '/admin/team',
      apiPath: endpoints.teamMembers.path,
      contract: teamMembers.input,
      newContract: newTeamMember.extend({ image: teamMembers.input.shape.image }),
      addButton: 'Add team member',
      first: {
        name: 'Omar',
        position: 'Director',
        image: portrait,
        profile: 'Teaches.',
        categories: ['Council', 'Fellows'],
        order: 4,
      },
      second: {
        name: 'Noor',
        position: 'Editor',
        image: image('team', 'b'),
        profile: 'Writes.',
        categories: ['Advisors'],
        ...off,
      },
      toStored: ({ image: sent, ...rest }) => ({
        ...rest,
        image: sent instanceof File ? 'a-10x10.webp' : String(sent).replace('/images/team/', ''),
      }),
    },
  ],
  [
    'conference partner',
    {
      pagePath: `${conferencePath}/partners`,
      apiPath: endpoints.conferencePartners(conference.id).path,
      contract: conferencePartners.input,
      addButton: 'Add partner',
      first: {
        name: 'Dar',
        logoUrl: image('partners', 'a'),
        websiteUrl: 'https://dar.example.org/',
        tier: 'gold',
        ...on,
      },
      second: {
        name: 'Bayt',
        logoUrl: image('partners', 'b'),
        websiteUrl: 'https://bayt.example.org/',
        tier: 'media',
        ...off,
      },
    },
  ],
  [
    'document',
    {
      pagePath: `${conferencePath}/documents`,
      apiPath: endpoints.documents(conference.id).path,
      contract: documents.input,
      addButton: 'Add document',
      first: {
        sessionId: session.id,
        title: 'Slides',
        kind: 'slides',
        url: 'https://archive.example.org/slides',
        publicFrom: '2031-03-01T09:00',
        language: 'Arabic',
        doi: '10.1234/majlis.1',
        licence: 'CC0-1.0',
        pages: '7',
        publishedOn: '2031-03-01',
        ...on,
      },
      second: {
        sessionId: '',
        title: 'Paper',
        kind: 'paper',
        url: 'https://archive.example.org/paper',
        publicFrom: '2031-03-02T09:30',
        language: 'French',
        doi: '10.1234/majlis.7',
        licence: 'CC-BY-4.0',
        pages: '12–18',
        publishedOn: '2031-04-01',
        ...off,
      },
      toStored: (sent) => ({
        ...sent,
        sessionId: sent.sessionId || null,
        ...timesToInstants(conference.timezone, sent, 'publicFrom'),
      }),
    },
  ],
];
