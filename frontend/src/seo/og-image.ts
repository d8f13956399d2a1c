/** Drawn by services/publisher/src/share-pictures for whoever shares a link. */
export const ogImageSize = { width: 1200, height: 630 } as const;

const siteImagePath = '/share/majlis.jpg';
const session = /^\/conferences\/[^/]+\/sessions\/([^/]+)$/;
const conferenceOrEpisode = /^\/(conferences|podcasts)\/([^/]+)$/;

/** The picture that stands for a page where its link is shared: its own, or that of the whole site. */
export function ogImagePath(path: string): string {
  const id = session.exec(path)?.[1];
  if (id) return `/share/sessions/${id}.jpg`;
  const [, kind, slug] = conferenceOrEpisode.exec(path) ?? [];
  return kind && slug ? `/share/${kind}/${slug}.jpg` : siteImagePath;
}
