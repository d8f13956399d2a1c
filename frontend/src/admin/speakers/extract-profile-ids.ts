/** Extracts the iD from an orcid.org URL; other texts stay as they are. */
export const extractOrcid = (text: string): string =>
  text
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?orcid\.org\/([\dxX-]+)\/?$/i, '$3')
    .toUpperCase();

/** Extracts the handle from a profile URL; other texts stay as they are. */
export const extractTwitterHandle = (text: string): string =>
  text.trim().replace(/^(https?:\/\/)?(www\.|mobile\.)?(twitter|x)\.com\/@?(\w+)\/?(\?.*)?$/i, '@$4');
