import { LengthField } from './length-field';

export function SeoTab() {
  return (
    <>
      <LengthField
        name="metaTitle"
        label="Meta title"
        recommended={[50, 60]}
        help="The heading in search results; the conference title when left empty."
      />
      <LengthField
        name="metaDescription"
        label="Meta description"
        rows={3}
        recommended={[150, 160]}
        help="The lines under it; the short description when left empty."
      />
    </>
  );
}
