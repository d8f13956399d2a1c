import { Semaphore } from '@majlis/kit/process/semaphore';
import sharp, { type Sharp } from 'sharp';
import { height, palette } from './background.js';

/** A picture as it stands beside the text: three bytes for each pixel, as high as the whole image. */
export type Panel = { pixels: Buffer; width: number };

/** An upload is at most 1920 pixels wide. A higher one than this would take too much memory. */
const maxInputPixels = 16_000_000;
const panelWidths = { landscape: 500, other: 420 } as const;
/** A small picture that is enlarged further looks blurred. */
const maxEnlargement = 1.75;
const frame = 56;

/** Pictures are decoded one at a time, because each takes tens of megabytes meanwhile. */
const semaphore = new Semaphore(1);

/** `focus` is the point that every crop shows, as CSS `object-position`. Returns undefined for what cannot be decoded. */
export function preparePanel(bytes: Buffer, focus = ''): Promise<Panel | undefined> {
  return semaphore.run(() => decodePanel(bytes, focus).catch(() => undefined));
}

async function decodePanel(bytes: Buffer, focus: string): Promise<Panel | undefined> {
  const input = await openPicture(bytes);
  const size = await input.metadata();
  const width = size.width > 1.15 * size.height ? panelWidths.landscape : panelWidths.other;
  const enlargement = Math.max(width / size.width, height / size.height);
  const { isOpaque } = await input.clone().stats();
  const picture = input.toColourspace('srgb').flatten({ background: palette.sand });
  const panel =
    isOpaque && enlargement <= maxEnlargement
      ? cover(picture, size, { width, enlargement, focus })
      : contain(picture, size, width);
  return { pixels: await panel.removeAlpha().raw().toBuffer(), width };
}

async function openPicture(bytes: Buffer): Promise<Sharp> {
  const options = { limitInputPixels: maxInputPixels, failOn: 'error' } as const;
  const { format, height: svgHeight } = await sharp(bytes, options).metadata();
  if (format !== 'svg') return sharp(bytes, options);
  // An SVG is drawn so large that it need not be enlarged.
  return sharp(bytes, { ...options, density: Math.min(600, Math.ceil((72 * height) / svgHeight)) });
}

type Size = { width: number; height: number };
type Cover = { width: number; enlargement: number; focus: string };

function cover(picture: Sharp, size: Size, { width, enlargement, focus }: Cover): Sharp {
  const scaled = {
    width: Math.max(width, Math.round(size.width * enlargement)),
    height: Math.max(height, Math.round(size.height * enlargement)),
  };
  const [x = 50, y = 50] = [...focus.matchAll(/([\d.]+)%/g)].map(([, share]) => Number(share));
  return picture.resize({ ...scaled, fit: 'fill' }).extract({
    left: Math.round(((scaled.width - width) * Math.min(x, 100)) / 100),
    top: Math.round(((scaled.height - height) * Math.min(y, 100)) / 100),
    width,
    height,
  });
}

/** Small pictures and logos stand whole on a plain ground. */
function contain(picture: Sharp, size: Size, width: number): Sharp {
  const inner = {
    width: Math.min(width - 2 * frame, Math.round(size.width * maxEnlargement)),
    height: Math.min(height - 2 * frame, Math.round(size.height * maxEnlargement)),
  };
  const scale = Math.min(inner.width / size.width, inner.height / size.height);
  const drawn = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const left = Math.floor((width - drawn.width) / 2);
  const top = Math.floor((height - drawn.height) / 2);
  return picture.resize({ ...drawn, fit: 'fill' }).extend({
    left,
    right: width - drawn.width - left,
    top,
    bottom: height - drawn.height - top,
    background: palette.sand,
  });
}
