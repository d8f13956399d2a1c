import { type ContentKey, foundingYear } from '@majlis/contracts/site/content-defaults';
import type { ContentLookup } from '@majlis/contracts/site/content-lookup';
import { language } from '#messages/language';
import { absoluteUrl, type JsonLdNode, type PageContext } from './json-ld';

const socialLinkKeys: ContentKey[] = [
  'social.facebook',
  'social.instagram',
  'social.linkedin',
  'social.x',
  'social.youtube',
  'blog.url',
];

type Site = Pick<PageContext, 'origin'>;

export const organisationSummary = (page: Site, text: ContentLookup): JsonLdNode => ({
  '@type': 'Organization',
  '@id': absoluteUrl(page, '/#organisation'),
  name: text('site.name'),
  url: absoluteUrl(page, '/'),
  logo: { '@type': 'ImageObject', url: absoluteUrl(page, '/icon-512.png'), width: 512, height: 512 },
});

export const organisation = (page: Site, text: ContentLookup): JsonLdNode => ({
  ...organisationSummary(page, text),
  slogan: text('site.tagline'),
  description: text('site.description'),
  foundingDate: String(foundingYear),
  email: text('contact.email'),
  contactPoint: { '@type': 'ContactPoint', contactType: 'general enquiries', email: text('contact.email') },
  sameAs: socialLinkKeys.map(text).filter((url) => URL.canParse(url)),
});

export const website = (page: Site, text: ContentLookup): JsonLdNode => ({
  '@type': 'WebSite',
  '@id': absoluteUrl(page, '/#website'),
  name: text('site.name'),
  alternateName: text('site.tagline'),
  url: absoluteUrl(page, '/'),
  inLanguage: language,
  publisher: { '@id': absoluteUrl(page, '/#organisation') },
});
