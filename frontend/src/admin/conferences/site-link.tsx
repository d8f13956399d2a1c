import type { Conference } from '@majlis/contracts/conferences';
import { ExternalLink } from '../../ui/page/external-link';

/** To the public page; of a draft only staff see it. */
export function SiteLink({ conference: { slug, status, title } }: { conference: Conference }) {
  return (
    <ExternalLink href={`/conferences/${slug}`} className="site-link">
      {status === 'draft' ? 'Preview' : 'View on site'}
      <span className="visually-hidden">: {title}</span>
    </ExternalLink>
  );
}
