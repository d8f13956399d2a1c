import { ExternalLink } from '../../ui/page/external-link';
import { sliceCharacters } from '../../ui/text/truncate';

const maxLength = 60;

export const ShortExternalLink = ({ url }: { url: string }) => (
  <ExternalLink href={url}>
    <bdi dir="ltr">{shortenUrl(url)}</bdi>
  </ExternalLink>
);

function shortenUrl(url: string): string {
  const address = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return address.length > maxLength ? `${sliceCharacters(address, maxLength)}…` : address;
}
