import sheetUrl from './styles/fonts.scss?url';

/** Adds all fonts at once for a single layout. Resolves once they are requested, so that later requests wait. */
export async function loadFonts(): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheetUrl, media: 'print' });
  const hasLoaded = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  await hasLoaded;
  const rules = [...(link.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
  const faces = rules.map(({ style }) => toFontFace(style));
  // Browsers that ignore size-adjust in FontFace apply the style sheet instead.
  if (faces.some((face) => !('sizeAdjust' in face))) link.media = 'all';
  else void loadAndAdd(faces);
}

async function loadAndAdd(faces: FontFace[]): Promise<void> {
  await Promise.allSettled(faces.filter(coversMostText).map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}

const coversMostText = ({ style, unicodeRange }: FontFace): boolean =>
  style === 'normal' && unicodeRange.startsWith('U+0');

function toFontFace(style: CSSStyleDeclaration): FontFace {
  const property = (name: string) => style.getPropertyValue(name) || undefined;
  const family = style.getPropertyValue('font-family').replaceAll('"', '');
  return new FontFace(family, style.getPropertyValue('src'), {
    style: property('font-style'),
    weight: property('font-weight'),
    unicodeRange: property('unicode-range'),
    display: 'swap',
    sizeAdjust: property('size-adjust'),
  } as FontFaceDescriptors);
}
