import { escapeXml } from '@majlis/kit/xml/xml-element';
import sharp from 'sharp';
import { isRightToLeft, type Typeface } from './fonts.js';

export type TextStyle = Typeface & {
  size: number;
  color: string;
  spacing?: number;
  /** 'word' never breaks a line within a word, so that a title can be too wide. */
  wrap?: 'word' | 'word-char';
  align?: 'centre';
};
/** `opacities` has one byte for each pixel. */
export type TextMask = { opacities: Buffer; width: number; height: number; color: string };

export async function renderText(
  text: string,
  style: TextStyle,
  isRtl: boolean,
  maxWidth: number,
): Promise<TextMask | undefined> {
  if (!text) return undefined;
  const { family, weight, size, color, spacing = 0, wrap = 'word-char' } = style;
  // Pango takes "left" for the side on which a line begins, which is the right one for Arabic.
  const align = style.align ?? (isRtl === isRightToLeft(text) ? 'left' : 'right');
  const measures = `size="${size * 1024}" letter_spacing="${spacing * 1024}" line_height="0.92"`;
  const markup = `<span font_family="${family}" weight="${weight}" ${measures}>${escapeXml(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, dpi: 72, width: maxWidth, wrap, align },
  })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { opacities: data, width: info.width, height: info.height, color };
}

/** `pixels` has three bytes for each pixel: red, green and blue. */
export type Canvas = { pixels: Buffer; width: number; height: number };

/** Paints a text on a canvas. sharp's `composite` converts the whole canvas, which takes far longer. */
export function drawMask({ pixels, width, height }: Canvas, mask: TextMask, left: number, top: number): void {
  const [red = 0, green = 0, blue = 0] = Buffer.from(mask.color.slice(1), 'hex');
  const columns = Math.min(mask.width, width - left);
  for (let y = Math.max(0, -top); y < Math.min(mask.height, height - top); y += 1)
    for (let x = Math.max(0, -left); x < columns; x += 1) {
      const opacity = mask.opacities[y * mask.width + x] ?? 0;
      if (opacity === 0) continue;
      const at = 3 * ((y + top) * width + x + left);
      pixels[at] = blend(pixels[at], red, opacity);
      pixels[at + 1] = blend(pixels[at + 1], green, opacity);
      pixels[at + 2] = blend(pixels[at + 2], blue, opacity);
    }
}

/** The buffer takes the whole part of a number, so this rounds it. */
const blend = (below = 0, above: number, opacity: number) => (above * opacity + below * (255 - opacity)) / 255 + 0.5;
