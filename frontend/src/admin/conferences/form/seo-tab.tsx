import { t } from '#messages/staff';
import { LengthField } from '../../crud/length-field';

export function SeoTab() {
  return (
    <>
      <LengthField
        name="metaTitle"
        label={t('conferenceForm.metaTitle')}
        recommended={[50, 60]}
        help={t('conferenceForm.metaTitleHelp')}
      />
      <LengthField
        name="metaDescription"
        label={t('conferenceForm.metaDescription')}
        rows={3}
        recommended={[150, 160]}
        help={t('conferenceForm.metaDescriptionHelp')}
      />
    </>
  );
}
