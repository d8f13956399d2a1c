import { plainText, shortened } from '@majlis/kit/html/plain-text';

/** What the XML parser makes of an element: its text, or an object with text in `_` and attributes in `$`. */
export type Node = unknown;

const longest = { address: 2_048, category: 100, categories: 20 };

/** The words of an element, or of the first of several. */
export function words(node: Node): string {
  if (Array.isArray(node)) return words(node[0]);
  if (typeof node === 'object' && node !== null && '_' in node) return words(node._);
  return typeof node === 'string' ? plainText(node.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')) : '';
}

/** An attribute of an element, or its own text as `_`. */
export function attributeOf(node: Node, name: string): string | undefined {
  const element = (Array.isArray(node) ? node[0] : node) as { $?: Record<string, unknown>; _?: unknown } | undefined;
  const value = name === '_' ? element?._ : element?.$?.[name];
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

/** Each once. Atom names a category in an attribute. */
export function categoriesOf(nodes: Node[] = []): string[] {
  const names = nodes.map((node) => words(node) || words(attributeOf(node, 'label') ?? attributeOf(node, 'term')));
  const given = names.filter((name) => name !== '').map((name) => shortened(name, longest.category));
  return [...new Set(given)].slice(0, longest.categories);
}

export const bounded = (text: string, length: number): boolean => text.length <= length;
