import { type LookupAddress, type LookupOptions, lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RemoteFetchError } from './remote-fetch-error.js';

/** What an outside fetch may reach beside the public internet; loopback is for the sample feeds of a local run. */
export type AddressPolicy = { loopback: boolean };

const [globalUnicast, globalBits] = ipaddr.IPv6.parseCIDR('2000::/3');
const schemes = new Set(['http:', 'https:']);
const ports = new Set(['', '80', '443']);

/** Whether an IP address is a public one; mapped, translated and tunnelled forms of private addresses are not. */
export function isAllowedAddress(address: string, reach: AddressPolicy): boolean {
  if (!isIP(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return reach.loopback;
  if (parsed.kind() === 'ipv6' && !parsed.match(globalUnicast, globalBits)) return false;
  return parsed.range() === 'unicast';
}

const refusal = (message: string) => new RemoteFetchError(message, { reason: 'address' });

/** Checks what a lookup never sees: scheme, credentials, port, and hosts that are addresses already. */
export function parseAllowedUrl(address: string, reach: AddressPolicy, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw refusal('The address is not valid');
  const url = new URL(address, base);
  if (!schemes.has(url.protocol)) throw refusal('The address is not an http or https one');
  if (url.username || url.password) throw refusal('The address has credentials in it');
  if (base?.protocol === 'https:' && url.protocol === 'http:') throw refusal('Redirected from https to http');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowedAddress(host, reach)) throw refusal(`${host} is not a public address`);
  if (!ports.has(url.port) && !(reach.loopback && isLoopbackHost(host)))
    throw refusal(`Port ${url.port} is not a web port`);
  return url;
}

/**
 * Resolves a name and refuses it when any of its addresses is not public. The socket connects to the very answer that was
 * checked, so a second, different answer of the name server changes nothing.
 */
export function guardedLookup(reach: AddressPolicy): LookupFunction {
  return (hostname, options: LookupOptions, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const refused = error ? undefined : addresses.find(({ address }) => !isAllowedAddress(address, reach));
      const [first] = addresses ?? [];
      if (error) done(error, '', 0);
      else if (refused) done(refusal(`${hostname} is at ${refused.address}, not a public address`), '', 0);
      else if (!first) done(new RemoteFetchError(`${hostname} has no address`), '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** Whether a URL's host is this machine itself. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');
}
