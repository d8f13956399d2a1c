import { t } from '#messages/staff';
import { recommendedSize } from './hero-image-resource';

export function HeroImagesHelp() {
  return (
    <>
      <li>{t('heroImages.helpUpload', { size: recommendedSize })}</li>
      <li>{t('heroImages.helpAltText')}</li>
      <li>{t('heroImages.helpOrder')}</li>
    </>
  );
}
