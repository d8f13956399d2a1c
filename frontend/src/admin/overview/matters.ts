import type { ContentEntry } from '@majlis/contracts/content';
import { contentDefaults } from '@majlis/contracts/content-defaults';
import type { HeroImage } from '@majlis/contracts/hero-images';
import { storedImage } from '@majlis/contracts/stored-images';

export type Matter = { text: string; to: string; action: string };

const recommendedWidth = 1920;
const count = (number: number, one: string, many: string) => (number === 1 ? `One ${one}` : `${number} ${many}`);

/** What staff should look at, the more visible first. */
export function matters(content: ContentEntry[], images: HeroImage[]): Matter[] {
  const found: Matter[] = [];
  const note = (isSo: boolean, text: string, to: string, action: string) => isSo && found.push({ text, to, action });

  const active = images.filter(({ isActive }) => isActive);
  const inactive = images.length - active.length;
  const small = active.filter(({ url }) => (storedImage(url)?.width ?? recommendedWidth) < recommendedWidth).length;
  const keys = new Set(content.map(({ key }) => key));
  const unchanged = Object.keys(contentDefaults).filter((key) => !keys.has(key)).length;
  const toImages = '/admin/hero-images';

  note(
    active.length === 0,
    'No hero image is active: the home page shows the built-in pictures.',
    toImages,
    'Add or activate one',
  );
  note(
    inactive > 0,
    `${count(inactive, 'hero image is', 'hero images are')} inactive and not shown.`,
    toImages,
    'Look at it',
  );
  note(
    small > 0,
    `${count(small, 'hero image is', 'hero images are')} narrower than ${recommendedWidth} px.`,
    toImages,
    'Replace it',
  );
  note(
    unchanged > 0,
    `${count(unchanged, 'text of the site still has its', 'texts of the site still have their')} default wording.`,
    '/admin/content',
    'Review',
  );
  return found;
}
