import { type LookupAddress, type LookupOptions, lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { FetchErrorCode } from '@majlis/contracts/feeds/fetch-errors';
import ipaddr from 'ipaddr.js';
import { RemoteFetchError } from './remote-fetch-error.js';

/** `loopback` additionally allows this machine, for the sample feeds of a local run. */
export type AddressPolicy = { loopback: boolean };

const [globalUnicast, globalBits] = ipaddr.IPv6.parseCIDR('2000::/3');
const schemes = new Set(['http:', 'https:']);
const ports = new Set(['', '80', '443']);

/** True for public IP addresses. Private ones are rejected in mapped, translated and tunnelled forms, too. */
export function isAllowedAddress(address: string, policy: AddressPolicy): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return policy.loopback;
  if (parsed.kind() === 'ipv6' && !parsed.match(globalUnicast, globalBits)) return false;
  return parsed.range() === 'unicast';
}

const addressError = (message: string, code: FetchErrorCode = 'notPublic') =>
  new RemoteFetchError(message, code, { reason: 'address' });

/** Checks what DNS lookup never sees: scheme, credentials, port, IP addresses. Throws RemoteFetchError. */
export function parseAllowedUrl(address: string, policy: AddressPolicy, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw addressError('The address is not valid');
  const url = new URL(address, base);
  if (!schemes.has(url.protocol)) throw addressError('The address is not an http or https one');
  if (url.username || url.password) throw addressError('The address has credentials in it');
  if (base?.protocol === 'https:' && url.protocol === 'http:')
    throw addressError('Redirected from https to http', 'insecureRedirect');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowedAddress(host, policy))
    throw addressError(`${host} is not a public address`, 'privateNetwork');
  if (!ports.has(url.port) && !(policy.loopback && isLoopbackHost(host)))
    throw addressError(`Port ${url.port} is not a web port`, 'port');
  return url;
}

/** Fails unless all addresses are public. The socket connects to the checked one, so DNS rebinding has no effect. */
export function guardedLookup(policy: AddressPolicy): LookupFunction {
  return (hostname, options: LookupOptions, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const rejected = error ? undefined : addresses.find(({ address }) => !isAllowedAddress(address, policy));
      const [first] = addresses ?? [];
      if (error) done(error, '', 0);
      else if (rejected)
        done(addressError(`${hostname} is at ${rejected.address}, not a public address`, 'privateNetwork'), '', 0);
      else if (!first) done(new RemoteFetchError(`${hostname} has no address`, 'noServer'), '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');
}
