import { toPlainText, truncateAtWord } from '@majlis/kit/html/plain-text';

/** What rss-parser makes of an element: its text, or an object with its attributes in `$`. */
export type XmlNode = unknown;

const maxLengths = { address: 2_048, category: 100, categories: 20 };

/** The words of an element. */
export function nodeText(node: XmlNode): string {
  return typeof node === 'string' ? toPlainText(node.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')) : '';
}

/** An attribute of an element. */
export function attributeOf(node: XmlNode, name: string): string | undefined {
  const value = (node as { $?: Record<string, unknown> } | undefined)?.$?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** An address as the browser would read it below `base`; undefined for what leads to no page. */
export function resolveHttpUrl(text: unknown, base: string | undefined): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text.trim(), base)) return undefined;
  const { protocol, href } = new URL(text.trim(), base);
  return /^https?:$/.test(protocol) && isWithinLength(href, maxLengths.address) ? href : undefined;
}

/** RSS says `address (Name)`; an address is not shown. */
export function authorName(author: string): string {
  return /^\S+@\S+ \((.+)\)$/.exec(author)?.[1] ?? author.replace(/\S+@\S+/g, '').trim();
}

/** Each once. */
export function categoriesOf(nodes: XmlNode[] = []): string[] {
  const given = nodes
    .map(nodeText)
    .filter((name) => name !== '')
    .map((name) => truncateAtWord(name, maxLengths.category));
  return [...new Set(given)].slice(0, maxLengths.categories);
}

export const isWithinLength = (text: string, length: number): boolean => text.length <= length;
