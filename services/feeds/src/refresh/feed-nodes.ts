import { toPlainText, truncateAtWord } from '@majlis/kit/html/plain-text';

/** A node as rss-parser returns it: its text, or an object with its attributes in `$`. */
export type XmlNode = unknown;

const maxLengths = { address: 2_048, category: 100, categories: 20 };

export function nodeText(node: XmlNode): string {
  return typeof node === 'string' ? toPlainText(node.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')) : '';
}

export function attributeOf(node: XmlNode, name: string): string | undefined {
  const value = (node as { $?: Record<string, unknown> } | undefined)?.$?.[name];
  return typeof value === 'string' ? value : undefined;
}

export function resolveHttpUrl(text: unknown, base: string | undefined): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text.trim(), base)) return undefined;
  const { protocol, href } = new URL(text.trim(), base);
  return /^https?:$/.test(protocol) && href.length <= maxLengths.address ? href : undefined;
}

/** RSS has `address (Name)`. The e-mail address is never published. */
export function authorName(author: string): string {
  return /^\S+@\S+ \((.+)\)$/.exec(author)?.[1] ?? author.replace(/\S+@\S+/g, '').trim();
}

export function categoriesOf(nodes: XmlNode[] = []): string[] {
  const names = nodes
    .map(nodeText)
    .filter((name) => name !== '')
    .map((name) => truncateAtWord(name, maxLengths.category));
  return [...new Set(names)].slice(0, maxLengths.categories);
}
