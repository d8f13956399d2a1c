import { useLocation } from 'react-router-dom';
import { useContent } from '../ui/use-content';

type PageMetaProps = {
  /** Without one the page is named after the site. */
  title?: string;
  description?: string;
  image?: string;
  type?: 'website' | 'article';
  noindex?: boolean;
};

/** What search engines and shared links show of a page; React moves it into the document's head. */
export function PageMeta({ title, description, image, type = 'website', noindex = false }: PageMetaProps) {
  const { text } = useContent();
  const { pathname } = useLocation();
  const site = text('site.name');
  const fullTitle = title ? `${title} · ${site}` : `${site} · ${text('site.tagline')}`;
  const summary = description ?? text('site.description');
  const address = window.location.origin + pathname;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta property="og:site_name" content={site} />
      <meta property="og:title" content={title ?? site} />
      <meta property="og:description" content={summary} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={new URL(image, window.location.origin).href} />}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
    </>
  );
}
