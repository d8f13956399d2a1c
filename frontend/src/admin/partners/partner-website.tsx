import { t } from '#messages/staff';
import { ShortExternalLink } from '../short-external-link';

export const PartnerWebsite = ({ websiteUrl }: { websiteUrl: string }) =>
  websiteUrl ? <ShortExternalLink url={websiteUrl} /> : <span className="muted">{t('partners.noWebsite')}</span>;
