import { OutsideLink } from '../outside-link';

/** The website of a partner, as a list shows it. */
export const PartnerWebsite = ({ websiteUrl }: { websiteUrl: string }) =>
  websiteUrl ? <OutsideLink url={websiteUrl} /> : <span className="muted">None</span>;
