/** What the source says, beside the field in which staff may say it otherwise. */
export function SourceSays({ text }: { text: string }) {
  return (
    <span className="source-says">
      <span>The source says:</span>
      <q dir="auto">{text || 'nothing'}</q>
    </span>
  );
}
