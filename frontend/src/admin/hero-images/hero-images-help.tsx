import * as messages from '#messages/staff/hero-images';
import { recommendedSize } from './hero-image-resource';

export function HeroImagesHelp() {
  return (
    <>
      <li>{messages.helpUpload(recommendedSize)}</li>
      <li>{messages.helpAltText}</li>
      <li>{messages.helpOrder}</li>
    </>
  );
}
