import { toPlainText } from '@majlis/kit/html/plain-text';
import type { PageEntity } from './page.entity.js';

const paragraph = /<p[ >].*?<\/p>/gs;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The description for search engines, or else the first sentence of the first paragraph that has any text. */
export function describePage({ metaDescription, body, title }: PageEntity): string {
  if (metaDescription) return metaDescription;
  const [text = toPlainText(body)] = (body.match(paragraph) ?? []).map(toPlainText).filter(Boolean);
  const [first] = sentences.segment(text);
  return first?.segment.trim() || title;
}
