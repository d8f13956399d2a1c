const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
// XML does not allow these characters, not even escaped.
const invalidXmlChars = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string): string =>
  text.replace(invalidXmlChars, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Escapes the attributes, and leaves out those that are undefined; the content has to be markup. */
export function xmlElement(name: string, attributes: Record<string, string | undefined>, content = ''): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeXml(value)}"`))
    .join('');
  return content ? `<${name}${attributeText}>${content}</${name}>` : `<${name}${attributeText}/>`;
}

export const xmlTextElement = (name: string, text: string | undefined, attributes = {}): string =>
  text ? xmlElement(name, attributes, escapeXml(text)) : '';
