/** What was achieved, as a list under its title; nothing when there is nothing. */
export function Highlights({ highlights }: { highlights: string[] }) {
  if (highlights.length === 0) return null;
  return (
    <>
      <p className="event-highlights-title">Key Highlights</p>
      <ul className="event-highlights">
        {highlights.map((highlight, place) => (
          <li key={place} dir="auto">
            {highlight}
          </li>
        ))}
      </ul>
    </>
  );
}
