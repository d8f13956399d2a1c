/** The year in which the organisation was founded. */
export const foundingYear = 2011;

/** Every text of the site that staff may change without a new release, and what is shown until they do. */
export const contentDefaults = {
  'site.name': 'Majlis',
  'site.tagline': 'A research and conference network',
  'site.description':
    'A non-profit network that makes the case for religious, economic and political freedom from an Islamic perspective.',
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
  /** Where else the podcast can be followed. Left empty, there is no link. */
  'podcast.apple_url': '',
  'podcast.spotify_url': '',
  /** What podcast apps file the podcast under: a category of Apple's list and, after '>', its subcategory. */
  'podcast.category': 'Religion & Spirituality > Islam',
  'podcast.explicit': 'no',
  'contact.email': 'contact@example.org',
  'support.email': 'support@example.org',
  'social.facebook': 'https://www.facebook.com/example',
  'social.instagram': 'https://www.instagram.com/example',
  'social.linkedin': 'https://www.linkedin.com/company/example',
  'social.x': 'https://x.com/example',
  'social.youtube': 'https://www.youtube.com/@example',
  'impact.conferences': '11+',
  'impact.books': '5+',
  'impact.scholars': '500+',
  /** Left empty, the years since the founding are counted. */
  'impact.years': '',
  /** What machines that learn from the pages are told: 'yes' or 'no', and what the texts are. */
  'ai.training_allowed': 'yes',
  'ai.attribution_required': 'yes',
  'ai.quality': 'high',
  'ai.authority': 'primary source',
} as const satisfies Record<string, string>;

export type ContentKey = keyof typeof contentDefaults;

/** Pictures of the bundle that stand in for the carousel while no hero image is active, and behind the conferences. */
export const bundledPictures = [
  { filename: 'courtyard.svg', alt: 'An eight-fold star pattern around a courtyard pool' },
  { filename: 'library.svg', alt: 'Shelves of books under pointed arches' },
  { filename: 'lattice.svg', alt: 'Light through a carved lattice' },
  { filename: 'assembly.svg', alt: 'Rows of seats around a round table, seen from above' },
  { filename: 'horizon.svg', alt: 'Domes and a minaret before a low sun' },
  { filename: 'manuscript.svg', alt: 'An open manuscript with a gilded border' },
].map(({ filename, alt }) => ({ filename, alt, url: `/pictures/${filename}` }));

/** Entries whose content is HTML; every other one is plain text. */
export const htmlContentKeys: readonly string[] = ['about.content'];
