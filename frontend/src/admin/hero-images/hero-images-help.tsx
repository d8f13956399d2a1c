import { recommendedSize } from './hero-image-resource';

export function HeroImagesHelp() {
  return (
    <>
      <li>Upload a wide image; {recommendedSize} is recommended. Smaller images look blurry on large screens.</li>
      <li>Describe the image in the alt text. Screen readers read it aloud, and it is shown while the image loads.</li>
      <li>
        Drag a row by its handle to change the order, or use the arrows. Lower numbers come first. Inactive images are
        not shown on the site.
      </li>
    </>
  );
}
