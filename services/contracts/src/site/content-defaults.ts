export const foundingYear = 2011;

export const contentDefaults = {
  'site.name': 'Majlis',
  'site.tagline': 'A research and conference network',
  'site.description':
    'A non-profit network that makes the case for religious, economic and political freedom from an Islamic perspective.',
  /** An IANA zone, in which changes are scheduled; if it is empty, they are in the zone of each browser. */
  'site.timezone': '',
  /** The further languages of the site, such as 'ar, ms'; if it is empty, there is English only. */
  'site.languages': '',
  /** The languages whose pages name dates of conferences and posts in the Hijri calendar, too, such as 'ar, ms'. */
  'site.hijri_dates': '',
  'hero.title': 'Liberty and learning, in conversation',
  'hero.subtitle':
    'Research, conferences and a podcast on religious, economic and political freedom from an Islamic perspective.',
  'about.content':
    '<p>Founded in 2011, we are a non-profit network of scholars, students and citizens who make the case for religious, economic and political freedom from an Islamic perspective.</p>',
  'about.button_text': 'Learn more about us',
  'blog.title': 'From the blog',
  'blog.subtitle': 'Short essays and notes from our fellows',
  'blog.url': 'https://blog.example.org',
  'research.archive_url': 'https://archive.example.org',
  'podcast.apple_url': '',
  'podcast.spotify_url': '',
  /** Apple Podcasts category, and its subcategory after '>'. */
  'podcast.category': 'Religion & Spirituality > Islam',
  'podcast.explicit': 'no',
  'contact.email': 'contact@example.org',
  'support.email': 'support@example.org',
  /** Each line is a use of gifts: a word, a colon and a sentence. */
  'support.gifts':
    'Travel: A student or early-career scholar comes to one of our conferences.\nTranslation: What we publish is edited and read in more languages, free for everybody.\nRecording: A conversation becomes an episode that anybody can hear.',
  'social.facebook': 'https://www.facebook.com/example',
  'social.instagram': 'https://www.instagram.com/example',
  'social.linkedin': 'https://www.linkedin.com/company/example',
  'social.x': 'https://x.com/example',
  'social.youtube': 'https://www.youtube.com/@example',
  'impact.conferences': '11+',
  'impact.books': '5+',
  'impact.scholars': '500+',
  /** If it is empty, the page shows the number of years since the founding. */
  'impact.years': '',
  /** Policy for AI crawlers: 'yes' or 'no', and a description of the texts. */
  'ai.training_allowed': 'yes',
  'ai.attribution_required': 'yes',
  'ai.quality': 'high',
  'ai.authority': 'primary source',
} as const satisfies Record<string, string>;

export type ContentKey = keyof typeof contentDefaults;

/** These fill the carousel while no hero image is active, and stand in for the picture of a conference without one. */
export const bundledPictures = [
  { filename: 'courtyard.svg', alt: 'An eight-fold star pattern around a courtyard pool' },
  { filename: 'library.svg', alt: 'Shelves of books under pointed arches' },
  { filename: 'lattice.svg', alt: 'Light through a carved lattice' },
  { filename: 'assembly.svg', alt: 'Rows of seats around a round table, seen from above' },
  { filename: 'horizon.svg', alt: 'Domes and a minaret before a low sun' },
  { filename: 'manuscript.svg', alt: 'An open manuscript with a gilded border' },
].map(({ filename, alt }) => ({ filename, alt, url: `/pictures/${filename}` }));

export const htmlContentKeys: readonly string[] = ['about.content'];
