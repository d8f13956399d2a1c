const numbered = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

export function SkeletonLines({ titles = 0, lines }: { titles?: number; lines: number }) {
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {numbered(titles, 'title').map((line) => (
        <span key={line} className="skeleton skeleton-title" />
      ))}
      {numbered(lines, 'line').map((line) => (
        <span key={line} className="skeleton" />
      ))}
    </span>
  );
}
