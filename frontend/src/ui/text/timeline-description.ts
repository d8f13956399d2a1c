const highlightsTitle = /(?:^|\n[^\S\n]*\n)\s*Key Highlights:/i;
const bullet = /^\s*[•*-]\s*(.*\S)/;

export function parseTimelineDescription(description: string): { text: string; highlights: string[] } {
  const plain = description.replaceAll('\r\n', '\n');
  const title = highlightsTitle.exec(plain);
  if (!title) return { text: plain.trim(), highlights: [] };
  const lines = plain.slice(title.index + title[0].length).split('\n');
  return {
    text: plain.slice(0, title.index).trim(),
    highlights: lines.flatMap((line) => bullet.exec(line)?.[1] ?? []),
  };
}
