import { ExternalLink } from '../ui/page/external-link';
import { cut } from '../ui/text/beginning-of';

const longest = 60;

/** A link that staff gave, by the part of its address that tells it apart. */
export const OutsideLink = ({ url }: { url: string }) => <ExternalLink href={url}>{shortAddress(url)}</ExternalLink>;

function shortAddress(url: string): string {
  const address = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return address.length > longest ? `${cut(address, longest)}…` : address;
}
