import { LengthField } from '../../crud/length-field';

export function SeoTab() {
  return (
    <>
      <LengthField
        name="metaTitle"
        label="Meta title"
        recommended={[50, 60]}
        help="The heading in search results. If empty, the conference title is used."
      />
      <LengthField
        name="metaDescription"
        label="Meta description"
        rows={3}
        recommended={[150, 160]}
        help="The text below the heading. If empty, the short description is used."
      />
    </>
  );
}
