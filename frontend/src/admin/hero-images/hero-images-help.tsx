import { recommendedSize } from './hero-image-resource';

export function HeroImagesHelp() {
  return (
    <>
      <li>Upload a wide picture; {recommendedSize} is recommended. Smaller ones look soft on large screens.</li>
      <li>Say in the alt text what it shows. Screen readers read it out, and it stands in while the picture loads.</li>
      <li>
        Drag a row by its handle to change the order, or use the arrows. Lower numbers come first. Images that are not
        active wait here unseen.
      </li>
    </>
  );
}
