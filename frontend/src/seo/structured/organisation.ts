import { type ContentKey, foundedIn } from '@majlis/contracts/content-defaults';
import type { SiteText } from '@majlis/contracts/site-texts';
import { addressOn, type Node, type Page } from './node';

const followed: ContentKey[] = [
  'social.facebook',
  'social.instagram',
  'social.linkedin',
  'social.x',
  'social.youtube',
  'blog.url',
];

type Site = Pick<Page, 'origin'>;

/** Who the network is, in a few words: enough for what it publishes. */
export const publisher = (page: Site, text: SiteText): Node => ({
  '@type': 'Organization',
  '@id': addressOn(page, '/#organisation'),
  name: text('site.name'),
  url: addressOn(page, '/'),
  logo: { '@type': 'ImageObject', url: addressOn(page, '/icon-512.png'), width: 512, height: 512 },
});

export const organisation = (page: Site, text: SiteText): Node => ({
  ...publisher(page, text),
  slogan: text('site.tagline'),
  description: text('site.description'),
  foundingDate: String(foundedIn),
  email: text('contact.email'),
  contactPoint: { '@type': 'ContactPoint', contactType: 'general enquiries', email: text('contact.email') },
  sameAs: followed.map(text).filter((address) => URL.canParse(address)),
});

export const website = (page: Site, text: SiteText): Node => ({
  '@type': 'WebSite',
  '@id': addressOn(page, '/#website'),
  name: text('site.name'),
  alternateName: text('site.tagline'),
  url: addressOn(page, '/'),
  inLanguage: 'en',
  publisher: { '@id': addressOn(page, '/#organisation') },
});
