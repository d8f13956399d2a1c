import { isIP } from 'node:net';
import { type Finding, note, ok, wrong } from '../finding.js';
import type { Installation } from '../installation.js';

const name = 'PUBLIC_ORIGIN';
const privateNames = /^localhost$|^[^.]+$|\.(?:localhost|local|lan|internal|test|home\.arpa)$/;
const privateAddresses = /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)|^\[(?:::1|f[cde])/;

/** Whether a host is one that only this machine or its network knows. */
export const isPrivateHost = (host: string): boolean => privateNames.test(host) || privateAddresses.test(host);

/** The address of the site, who ends TLS for it, and who may name the visitors. */
export function checkAddress(installation: Installation): Finding[] {
  const origin = installation.setting(name);
  // The services say what is wrong with one of another form.
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return checkProxy(installation);
  const url = new URL(origin);
  const findings = url.protocol === 'https:' ? checkTls(installation, url) : checkPlain(installation, url);
  return [...findings, ...checkProxy(installation)];
}

function checkTls(installation: Installation, url: URL): Finding[] {
  if (installation.endsTls) {
    if (url.port) return [wrong(name, `the overlay tls answers on port 443: leave out ":${url.port}"`)];
    const isOwn = installation.setting('TLS_OWN_AUTHORITY') !== '';
    if (!isOwn && (isIP(url.hostname.replaceAll(/[[\]]/g, '')) || isPrivateHost(url.hostname)))
      return [
        wrong(
          name,
          `nobody certifies ${url.hostname}: take a name in public DNS, or TLS_OWN_AUTHORITY=yes to try things out`,
        ),
      ];
    return [ok(name, `${url.origin}, and the overlay tls has its certificate`)];
  }
  if (installation.setting('TRUSTED_PROXY')) return [ok(name, `${url.origin}, behind your proxy`)];
  return [
    wrong(
      name,
      'is https, but nothing ends TLS: add tls to MAJLIS_OVERLAYS, or name the proxy that does it in TRUSTED_PROXY ' +
        '(172.16.0.0/12 when it is on this machine)',
    ),
  ];
}

function checkPlain(installation: Installation, url: URL): Finding[] {
  if (installation.endsTls) return [wrong(name, `with the overlay tls it is https: https://${url.hostname}`)];
  if (!isPrivateHost(url.hostname))
    return [
      wrong(name, `with http:// everybody on the way can read the staff's sessions: make it https://${url.hostname}`),
    ];
  const findings = [
    note(
      name,
      `${url.origin} is for trying out: only this machine or its network knows it, and nothing ends TLS; for everybody: make settings, make up`,
    ),
  ];
  const port = installation.setting('MAJLIS_PORT') || '8080';
  if ((url.port || '80') !== port && !installation.setting('TRUSTED_PROXY'))
    findings.push(note('MAJLIS_PORT', `the site listens on ${port}, but its address says ${url.port || '80'}`));
  return findings;
}

function checkProxy(installation: Installation): Finding[] {
  const what = 'TRUSTED_PROXY';
  const proxy = installation.setting(what);
  if (!proxy) return [];
  if (installation.endsTls) return [note(what, 'counts for nothing with the overlay tls, which names its own')];
  const [address = '', bits, ...rest] = proxy.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const isRight = isIP(address) && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= most));
  if (!isRight)
    return [wrong(what, `"${proxy}" is no address or network; write one, like 192.0.2.10 or 172.16.0.0/12`)];
  if (bits !== undefined && Number(bits) < 8)
    return [wrong(what, `${proxy} lets anybody pretend to be any visitor: name the proxy alone`)];
  return [ok(what, `${proxy} may say who the visitor is`)];
}
