import * as messages from '#messages/staff/conference-form';
import { LengthField } from '../../crud/length-field';

export function SeoTab() {
  return (
    <>
      <LengthField name="metaTitle" label={messages.metaTitle} recommended={[50, 60]} help={messages.metaTitleHelp} />
      <LengthField
        name="metaDescription"
        label={messages.metaDescription}
        rows={3}
        recommended={[150, 160]}
        help={messages.metaDescriptionHelp}
      />
    </>
  );
}
