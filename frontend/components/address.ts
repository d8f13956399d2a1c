import type { Scheme } from '../src/ui/scheme/scheme';

/** Every state has an address: `/fields?scheme=dark&direction=rtl`, and `/fields/select` for one sample alone. */
export type Address = { group: string; sample: string; scheme: Scheme; direction: 'ltr' | 'rtl' };

export function readAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Address {
  const [group = '', sample = ''] = pathname.split('/').slice(1);
  const params = new URLSearchParams(search);
  const scheme = params.get('scheme');
  return {
    group,
    sample,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'system',
    direction: params.get('direction') === 'rtl' ? 'rtl' : 'ltr',
  };
}

export function formatAddress({ group, sample, scheme, direction }: Address): string {
  const params = new URLSearchParams({
    ...(scheme !== 'system' && { scheme }),
    ...(direction === 'rtl' && { direction }),
  }).toString();
  return `/${group}${sample && `/${sample}`}${params && `?${params}`}`;
}

export const toSlug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
