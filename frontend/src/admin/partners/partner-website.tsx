import { noWebsite } from '#messages/staff/partners';
import { ShortExternalLink } from '../short-external-link';

export const PartnerWebsite = ({ websiteUrl }: { websiteUrl: string }) =>
  websiteUrl ? <ShortExternalLink url={websiteUrl} /> : <span className="muted">{noWebsite}</span>;
