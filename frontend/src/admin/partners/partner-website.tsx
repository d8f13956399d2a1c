import { ShortExternalLink } from '../short-external-link';

/** The website of a partner, as a list shows it. */
export const PartnerWebsite = ({ websiteUrl }: { websiteUrl: string }) =>
  websiteUrl ? <ShortExternalLink url={websiteUrl} /> : <span className="muted">None</span>;
