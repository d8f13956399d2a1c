import type { Conference } from '@majlis/contracts/conferences';
import type { ChangedPart, ChangeName } from '@majlis/contracts/programme-changes';

/** Texts of what the publisher writes besides pages, whose texts stand in frontend/src/messages. */
export const en = {
  /** For dates. */
  locale: 'en-GB',

  whoWeAre: 'Who We Are',
  research: 'Research',
  researchNote: 'Publications, articles and papers',
  blog: 'Blog',
  podcast: 'Podcast',
  podcastNote: 'All episodes, to hear here or in an app',
  conferences: 'Conferences',
  conferencesNote: 'Coming and past conferences, with their programmes',
  speakers: 'Speakers',
  speakersNote: 'Who speaks or spoke at our conferences',
  supportUs: 'Support Us',
  supportNote: 'Why and how to support our work',
  contactUs: 'Contact Us',
  contactNote: 'How to reach us by e-mail',

  conferenceTypes: {
    academic: 'Conference',
    workshop: 'Workshop',
    symposium: 'Symposium',
    seminar: 'Seminar',
    webinar: 'Webinar',
  } satisfies Record<Conference['conferenceType'], string>,
  online: 'Online',
  speaker: 'Speaker',
  episode: (number: number) => `Episode ${number}`,
  /** After some names. */
  others: (count: number) => `${count} more`,
  listSeparator: ', ',
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,

  changesFeed: (conference: string) => `${conference}: changes to the program`,
  changedSince: (day: string) => `What has changed since the release on ${day}`,
  changeNames: {
    New: 'New',
    Cancelled: 'Cancelled',
    Moved: 'Moved',
    'Room changed': 'Room changed',
    Renamed: 'Renamed',
    'Speakers changed': 'Speakers changed',
  } satisfies Record<ChangeName, string>,
  changedParts: {
    Time: 'Time',
    Room: 'Room',
    Title: 'Title',
    Speakers: 'Speakers',
  } satisfies Record<ChangedPart['name'], string>,
  none: 'none',
  arrow: ' → ',
};

export type Messages = typeof en;
