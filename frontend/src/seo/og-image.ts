/** In pixels; services/publisher/src/og-images renders the images. */
export const ogImageSize = { width: 1200, height: 630 } as const;

const siteImagePath = '/share/majlis.jpg';
const pathWithImage = /^\/(conferences|speakers|podcasts)\/([^/]+)$/;

export function ogImagePath(path: string): string {
  const [, kind, slug] = pathWithImage.exec(path) ?? [];
  return kind && slug ? `/share/${kind}/${slug}.jpg` : siteImagePath;
}
