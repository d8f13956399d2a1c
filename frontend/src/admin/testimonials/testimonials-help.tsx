import { t } from '#messages/staff';

export function TestimonialsHelp() {
  return (
    <>
      <li>{t('testimonials.helpEnter')}</li>
      <li>{t('testimonials.helpPortrait')}</li>
      <li>{t('testimonials.helpOrder')}</li>
    </>
  );
}
