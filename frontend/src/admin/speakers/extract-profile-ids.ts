/** The iD at the end of an address of orcid.org; anything else as it is. */
export const extractOrcid = (text: string): string =>
  text
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?orcid\.org\/([\dxX-]+)\/?$/i, '$3')
    .toUpperCase();

/** The handle at the end of the address of a profile; anything else as it is. */
export const extractTwitterHandle = (text: string): string =>
  text.trim().replace(/^(https?:\/\/)?(www\.|mobile\.)?(twitter|x)\.com\/@?(\w+)\/?(\?.*)?$/i, '@$4');
