const root = /<(?:rss|feed|rdf:rdf)\b/i;
const cdata = /(<!\[CDATA\[[\s\S]*?\]\]>)/;
const bareAmpersand = /&(?!(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});)/gi;
const bareLessThan = /<(?![a-z_/!?])/gi;
const forbidden = /[^\P{Cc}\t\n\r]/gu;

/** Entities that XML does not know but that people write in feeds as if they were HTML. */
const htmlEntity = /&(?!(?:amp|lt|gt|quot|apos);)([a-z][a-z0-9]{1,31});/gi;

/** Mends the usual faults of feeds written by hand or by templates, after an attempt without mending has failed. */
export function repairXml(xml: string): string {
  const fromRoot = xml.slice(Math.max(xml.indexOf('<'), 0)).replace(forbidden, '');
  const mended = fromRoot
    .split(cdata)
    .map((part) => (part.startsWith('<![CDATA[') ? part : mend(part)))
    .join('');
  return mended.replace(/<rss(?![^>]*\sversion\s*=)/i, '<rss version="2.0"');
}

function mend(part: string): string {
  return part.replace(bareAmpersand, '&amp;').replace(htmlEntity, '&amp;$1;').replace(bareLessThan, '&lt;');
}

/** A document type can define entities, which no feed needs. Throws when one does. */
export function withoutDoctype(xml: string): string {
  const [prologue = ''] = xml.split(root, 1);
  if (/<!ENTITY\s/i.test(prologue)) throw new Error('It defines entities of its own');
  return xml.replace(/<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/gi, '');
}
