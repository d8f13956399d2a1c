import { sliceCharacters } from '../ui/text/truncate';

/** Characters of a long content that a list shows. */
const previewLength = 100;

export const preview = (content: string) =>
  content.length > previewLength ? `${sliceCharacters(content, previewLength)}...` : content;
