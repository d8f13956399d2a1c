/** Texts of what the publisher writes besides pages, whose texts stand in frontend/src/messages. */
export const en = {
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
};

export type Messages = typeof en;
