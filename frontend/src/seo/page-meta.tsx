import { parseAiTrainingPolicy } from '@majlis/contracts/content-lookup';
import { useLocation } from 'react-router-dom';
import { useOrigin } from '../ui/page/prerender';
import { useContent } from '../ui/text/use-content';
import { ogImagePath, ogImageSize } from './og-image';
import { truncateDescription, truncateTitle } from './truncate';

type PageMetaProps = {
  /** Without one the page is named after the site. */
  title?: string;
  /** What the page belongs to, besides the site: the conference of a session. */
  parentTitle?: string;
  description?: string;
  type?: 'website' | 'article';
  keywords?: readonly string[];
  author?: string;
  /** ISO 8601 */
  publishedTime?: string;
  modifiedTime?: string;
  /** What an article is filed under, and its topics. */
  section?: string;
  tags?: readonly string[];
  locale?: string;
  alternateLocales?: readonly string[];
  /** Where the page is at home, if that is not the address it is read at. */
  canonicalUrl?: string;
  noindex?: boolean;
  nofollow?: boolean;
};

/** What search engines and shared links show of a page; React moves it into the document's head. */
export function PageMeta(props: PageMetaProps) {
  const { text } = useContent();
  const [origin, { pathname }] = [useOrigin(), useLocation()];
  const { title, parentTitle: of = '', noindex = false, nofollow = false } = props;
  const site = text('site.name');
  const robots = [
    noindex ? 'noindex' : 'max-image-preview:large',
    nofollow && 'nofollow',
    !parseAiTrainingPolicy(text).isAllowed && 'noai, noimageai',
  ].filter(Boolean);
  return (
    <>
      <title>
        {title ? truncateTitle(title, of, title.includes(site) ? '' : site) : truncateTitle(site, text('site.tagline'))}
      </title>
      <meta name="robots" content={robots.join(', ')} />
      <meta property="og:site_name" content={site} />
      {/* A page that nobody is to find is not shared either. */}
      {!noindex && (
        <Shared {...props} title={title ?? site} description={props.description || text('site.description')}>
          {new URL(props.canonicalUrl ?? pathname, origin).href}
        </Shared>
      )}
    </>
  );
}

type SharedProps = Omit<PageMetaProps, 'title' | 'description'> & {
  title: string;
  description: string;
  children: string;
};

function Shared({ title, parentTitle: of, description, type = 'website', children: address, ...more }: SharedProps) {
  const picture = new URL(ogImagePath(new URL(address).pathname), address).href;
  const summary = truncateDescription(description);
  const named = truncateTitle(title, of ?? '');
  return (
    <>
      <link rel="canonical" href={address} />
      <meta name="description" content={summary} />
      {more.keywords?.length ? <meta name="keywords" content={more.keywords.join(', ')} /> : null}
      {more.author && <meta name="author" content={more.author} />}
      <meta property="og:title" content={named} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(ogImageSize.width)} />
      <meta property="og:image:height" content={String(ogImageSize.height)} />
      <meta property="og:image:alt" content={named} />
      <meta property="og:locale" content={more.locale ?? 'en_GB'} />
      {more.alternateLocales?.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {type === 'article' && <Article {...more} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={named} />
      <meta name="twitter:description" content={summary} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

function Article({ publishedTime, modifiedTime, section, tags = [] }: PageMetaProps) {
  return (
    <>
      {publishedTime && <meta property="article:published_time" content={publishedTime} />}
      {modifiedTime && <meta property="article:modified_time" content={modifiedTime} />}
      {section && <meta property="article:section" content={section} />}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}
