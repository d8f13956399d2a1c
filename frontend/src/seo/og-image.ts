/** In pixels; services/publisher/src/og-images renders the images. */
export const ogImageSize = { width: 1200, height: 630 } as const;

const siteImagePath = '/share/majlis.jpg';
const sessionPath = /^\/conferences\/[^/]+\/sessions\/([^/]+)$/;
const conferenceOrEpisodePath = /^\/(conferences|podcasts)\/([^/]+)$/;

export function ogImagePath(path: string): string {
  const id = sessionPath.exec(path)?.[1];
  if (id) return `/share/sessions/${id}.jpg`;
  const [, kind, slug] = conferenceOrEpisodePath.exec(path) ?? [];
  return kind && slug ? `/share/${kind}/${slug}.jpg` : siteImagePath;
}
