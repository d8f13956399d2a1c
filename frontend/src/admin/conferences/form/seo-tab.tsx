import { LengthField } from '../../crud/length-field';

export function SeoTab() {
  return (
    <>
      <LengthField name="metaTitle" recommended={[50, 60]} />
      <LengthField name="metaDescription" rows={3} recommended={[150, 160]} />
    </>
  );
}
