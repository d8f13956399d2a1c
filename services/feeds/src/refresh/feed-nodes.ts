import { plainText, shortened } from '@majlis/kit/html/plain-text';

/** What rss-parser makes of an element: its text, or an object with its attributes in `$`. */
export type Node = unknown;

const longest = { address: 2_048, category: 100, categories: 20 };

/** The words of an element. */
export function words(node: Node): string {
  return typeof node === 'string' ? plainText(node.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')) : '';
}

/** An attribute of an element. */
export function attributeOf(node: Node, name: string): string | undefined {
  const value = (node as { $?: Record<string, unknown> } | undefined)?.$?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** An address as the browser would read it below `base`; undefined for what leads to no page. */
export function webAddress(text: unknown, base: string | undefined): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text.trim(), base)) return undefined;
  const { protocol, href } = new URL(text.trim(), base);
  return /^https?:$/.test(protocol) && bounded(href, longest.address) ? href : undefined;
}

/** RSS says `address (Name)`; an address is not shown. */
export function authorName(author: string): string {
  return /^\S+@\S+ \((.+)\)$/.exec(author)?.[1] ?? author.replace(/\S+@\S+/g, '').trim();
}

/** Each once. */
export function categoriesOf(nodes: Node[] = []): string[] {
  const given = nodes
    .map(words)
    .filter((name) => name !== '')
    .map((name) => shortened(name, longest.category));
  return [...new Set(given)].slice(0, longest.categories);
}

export const bounded = (text: string, length: number): boolean => text.length <= length;
