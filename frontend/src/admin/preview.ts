import { cut } from '../ui/text/beginning-of';

/** Characters of a long content that a list shows. */
const previewLength = 100;

export const preview = (content: string) =>
  content.length > previewLength ? `${cut(content, previewLength)}...` : content;
