/** What a service answered; "not found" is an answer too. */
export type ApiResponse = { status: number; text: string };

/** Answers a path of the public API; throws when the service does not answer, or only with a failure of its own. */
export type FetchPath = (path: string) => Promise<ApiResponse>;

export type HashedResponse = ApiResponse & { hash: string };
export type FetchWithHash = (path: string) => Promise<HashedResponse>;

/** What a file is made from, besides what it reads. */
export type RenderContext = { origin: string; now: number; fetchPath: FetchPath };

/** In this order: main pages and texts, then conferences and episodes, then sessions, then pictures. */
export const stages = ['main', 'details', 'sessions', 'pictures'] as const;
export type Stage = (typeof stages)[number];

/** One file of the published site. */
export type BuildTarget = {
  /** Where visitors find it, as a browser writes it: '/about', '/sitemap.xml'. */
  path: string;
  stage: Stage;
  /** Shows what is over and what is to come: looked at every hour even when nothing was saved. */
  isTimeDependent?: boolean;
  /** Leaves of the answers what it shows, so that it is not made anew for the sake of the rest. */
  lens?: (read: FetchWithHash) => FetchWithHash;
  /** Answers undefined when there is nothing (any more) to be shown at the address. */
  render(making: RenderContext): Promise<Buffer | string | undefined>;
};

/** What belongs together is looked at together: 'main', 'episodes', or 'conference <id>'. */
export type Group = string;

export const mainGroup: Group = 'main';
export const episodesGroup: Group = 'episodes';
/** And the further pages of the list; apart from the main pages, for what these take together are all conferences there are. */
export const sitemapsGroup: Group = 'sitemaps';
export const conferenceGroup = (id: string): Group => `conference ${id}`;

/** The stages that a group has files in. */
export const stagesOf = (group: Group): Stage[] => {
  if (group === mainGroup) return ['main', 'pictures'];
  if (group === sitemapsGroup) return ['details'];
  return group === episodesGroup ? ['details', 'pictures'] : ['details', 'sessions', 'pictures'];
};
