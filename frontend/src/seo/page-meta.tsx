import { maxDescriptionLength } from '@majlis/contracts/shared/text-lengths';
import { parseAiTrainingPolicy } from '@majlis/contracts/site/content-lookup';
import { useLocation } from 'react-router-dom';
import { openGraphLocale, pathPrefix } from '#messages/language';
import { localPath, sitePath } from '../ui/page/page-navigation';
import { useOrigin } from '../ui/page/prerender';
import { useContent } from '../ui/text/content';
import { truncate } from '../ui/text/truncate';

type PageMetaProps = {
  title?: string;
  /** The conference of a session, for example. */
  parentTitle?: string;
  description?: string;
  type?: 'website' | 'article';
  keywords?: readonly string[];
  /** ISO 8601 */
  publishedTime?: string;
  modifiedTime?: string;
  section?: string;
  tags?: readonly string[];
  /** The locale in which the content was written; pages in the default language name it. */
  locale?: string;
  /** By default the path of the page itself. */
  canonicalPath?: string;
  /** By default the image that belongs to the path. */
  imagePath?: string;
  noindex?: boolean;
};

/** React moves the title and the meta tags into the head of the document. */
export function PageMeta(props: PageMetaProps) {
  const { text } = useContent();
  const [origin, { pathname }] = [useOrigin(), useLocation()];
  const { title, parentTitle = '', noindex = false } = props;
  const site = text('site.name');
  const robots = [
    noindex ? 'noindex' : 'max-image-preview:large',
    !parseAiTrainingPolicy(text).isAllowed && 'noai, noimageai',
  ].filter(Boolean);
  return (
    <>
      <title>
        {title
          ? truncateTitle(title, parentTitle, title.includes(site) ? '' : site)
          : truncateTitle(site, text('site.tagline'))}
      </title>
      <meta name="robots" content={robots.join(', ')} />
      <meta property="og:site_name" content={site} />
      {/* A page that search engines must not list has no preview for sharing either. */}
      {!noindex && (
        <SharingTags {...props} title={title ?? site} description={props.description || text('site.description')}>
          {new URL(localPath(props.canonicalPath ?? pathname), origin).href}
        </SharingTags>
      )}
    </>
  );
}

type SharingTagsProps = Omit<PageMetaProps, 'title' | 'description'> & {
  title: string;
  description: string;
  children: string;
};

function SharingTags({
  title,
  parentTitle = '',
  description,
  type = 'website',
  children: url,
  ...more
}: SharingTagsProps) {
  const imageUrl = new URL(localPath(more.imagePath ?? ogImagePath(sitePath(new URL(url).pathname))), url).href;
  const summary = truncateDescription(description);
  const fullTitle = truncateTitle(title, parentTitle);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta name="description" content={summary} />
      {more.keywords?.length ? <meta name="keywords" content={more.keywords.join(', ')} /> : null}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(ogImageSize.width)} />
      <meta property="og:image:height" content={String(ogImageSize.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta property="og:locale" content={(!pathPrefix && more.locale) || openGraphLocale} />
      {type === 'article' && <ArticleTags {...more} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={summary} />
      <meta name="twitter:image" content={imageUrl} />
    </>
  );
}

const ArticleTags = ({ publishedTime, modifiedTime, section, tags = [] }: PageMetaProps) => (
  <>
    {publishedTime && <meta property="article:published_time" content={publishedTime} />}
    {modifiedTime && <meta property="article:modified_time" content={modifiedTime} />}
    {section && <meta property="article:section" content={section} />}
    {tags.map((tag) => (
      <meta key={tag} property="article:tag" content={tag} />
    ))}
  </>
);

/** In pixels; services/publisher/src/og-images renders the images. */
const ogImageSize = { width: 1200, height: 630 } as const;

const siteImagePath = '/share/majlis.jpg';
const pathWithImage = /^\/(conferences|speakers|podcasts)\/([^/]+)$/;

export function ogImagePath(path: string): string {
  const [, kind, slug] = pathWithImage.exec(path) ?? [];
  return kind && slug ? `/share/${kind}/${slug}.jpg` : siteImagePath;
}

/** Search engines cut longer titles. */
const maxTitleLength = 70;

export const truncateDescription = (text: string): string => truncate(text, maxDescriptionLength);

/** Joins a page's title and its parents, and leaves out the last parents when the result is too long. */
export function truncateTitle(...titles: string[]): string {
  const joined = titles.filter(Boolean).join(' · ');
  if (joined.length <= maxTitleLength || titles.length < 2) return truncate(joined, maxTitleLength);
  return truncateTitle(...titles.slice(0, -1));
}
