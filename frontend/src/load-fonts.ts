import address from './styles/fonts.scss?url';

/**
 * Our fonts, which the page is drawn in anew when those of nearly all its text are here, all at once: a sheet that applies
 * would have it laid out when it comes, and again for each font. Answers when they are asked for: what is asked for
 * afterwards comes after them.
 */
export async function loadFonts(): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address, media: 'print' });
  const isHere = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  await isHere;
  const rules = [...(link.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const faces = rules.map(({ style }) => faceOf(style));
  if (faces.some((face) => !('sizeAdjust' in face))) link.media = 'all';
  else void bring(faces);
}

async function bring(faces: FontFace[]): Promise<void> {
  await Promise.allSettled(faces.filter(isOfMostText).map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

const isOfMostText = ({ style, unicodeRange }: FontFace): boolean =>
  style === 'normal' && unicodeRange.startsWith('U+0');

function faceOf(style: CSSStyleDeclaration): FontFace {
  const of = (name: string) => style.getPropertyValue(name) || undefined;
  const family = style.getPropertyValue('font-family').replaceAll('"', '');
  return new FontFace(family, style.getPropertyValue('src'), {
    style: of('font-style'),
    weight: of('font-weight'),
    unicodeRange: of('unicode-range'),
    display: 'swap',
    sizeAdjust: of('size-adjust'),
  } as FontFaceDescriptors);
}
