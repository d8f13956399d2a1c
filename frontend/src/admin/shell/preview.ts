import { sliceCharacters } from '../../ui/text/truncate';

const previewLength = 100;

export const preview = (content: string) =>
  content.length > previewLength ? `${sliceCharacters(content, previewLength)}...` : content;
