import { AutoText } from './auto-text';

/** What was achieved, as a list under its title; nothing when there is nothing. */
export function Highlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null;
  return (
    <>
      <p className="event-highlights-title">Key Highlights</p>
      <ul className="event-highlights">
        {highlights.map((highlight, place) => (
          <AutoText as="li" key={place} text={highlight} />
        ))}
      </ul>
    </>
  );
}
