import { conferencesPerPage } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import type { AgendaCache } from '../agenda-cache.js';
import { fetchJson } from '../api-client.js';
import { fetchAllConferences } from '../fetch-all-conferences.js';
import {
  type BuildTarget,
  conferenceGroup,
  episodesGroup,
  type FetchWithHash,
  type Group,
  mainGroup,
  type Stage,
  sitemapsGroup,
} from './build-target.js';
import {
  conferenceImageTarget,
  episodeImageTarget,
  podcastCoverTarget,
  sessionImageTarget,
  siteImageTarget,
} from './og-images.js';
import {
  conferenceListPath,
  conferencePath,
  episodePath,
  mainPaths,
  pageTargets,
  type RenderPage,
  sessionPath,
} from './pages.js';
import { mainTextTargets, sitemapTargets } from './texts.js';

/** Pages on which it shows that time goes by: what was to come is over. */
const timeDependentPages = new Set(['/', '/conferences']);

const fetchConferences = (read: FetchWithHash) => fetchAllConferences((wanted) => fetchJson(read, wanted));

/** Which files the site consists of, as the services tell. */
export class SiteTargets {
  private readonly page: ReturnType<typeof pageTargets>;

  constructor(
    renderPage: RenderPage,
    shell: string,
    private readonly programmes: AgendaCache,
  ) {
    this.page = pageTargets(renderPage, shell);
  }

  /** Every group there is now, besides the main pages. */
  async groups(read: FetchWithHash): Promise<Group[]> {
    const conferences = await fetchConferences(read);
    return [episodesGroup, sitemapsGroup, ...conferences.map(({ id }) => conferenceGroup(id))];
  }

  list(group: Group, stage: Stage, read: FetchWithHash): Promise<BuildTarget[]> {
    if (group === mainGroup) return Promise.resolve(this.main(stage));
    if (group === sitemapsGroup) return this.sitemaps(read);
    return group === episodesGroup ? this.episodes(stage, read) : this.conference(group, stage, read);
  }

  /** The addresses that other conferences have: one that was given up may have gone to another. */
  async pathsOfOtherConferences(group: Group, read: FetchWithHash): Promise<Set<string>> {
    if (!group.startsWith('conference ')) return new Set();
    const conferences = await fetchConferences(read);
    const others = conferences.filter(({ id }) => conferenceGroup(id) !== group);
    return new Set(others.flatMap(({ slug }) => [conferencePath(slug), conferenceImageTarget(slug).path]));
  }

  private main(stage: Stage): BuildTarget[] {
    if (stage === 'pictures') return [siteImageTarget(), podcastCoverTarget()];
    return [
      ...mainPaths.map((address) => this.page(address, 'main', timeDependentPages.has(address))),
      ...mainTextTargets,
    ];
  }

  private async episodes(stage: Stage, read: FetchWithHash): Promise<BuildTarget[]> {
    const episodes = await fetchJson(read, endpoints.episodeSummaries);
    if (stage === 'pictures') return episodes.map(({ slug }) => episodeImageTarget(slug));
    return episodes.map(({ slug }) => this.page(episodePath(slug), 'details'));
  }

  private async conference(group: Group, stage: Stage, read: FetchWithHash): Promise<BuildTarget[]> {
    const conferences = await fetchConferences(read);
    const conference = conferences.find(({ id }) => conferenceGroup(id) === group);
    if (!conference) return [];
    const { id, slug } = conference;
    if (stage === 'details') return [this.page(conferencePath(slug), 'details', true)];
    const agenda = endpoints.agenda(id);
    const sessions = await fetchJson(read, agenda);
    void this.programmes.remember(id, read(agenda.path)).catch(() => undefined);
    if (stage === 'sessions') return sessions.map((session) => this.page(sessionPath(slug, session.id), 'sessions'));
    return [conferenceImageTarget(slug), ...sessions.map((session) => sessionImageTarget(slug, session.id))];
  }

  /** From the second one on: the first is a main page. */
  private listPages(conferences: number): BuildTarget[] {
    const further = Math.max(0, Math.ceil(conferences / conferencesPerPage) - 1);
    return Array.from({ length: further }, (_, index) => this.page(conferenceListPath(index + 2), 'details', true));
  }

  private async sitemaps(read: FetchWithHash): Promise<BuildTarget[]> {
    const digest = this.programmes.wrap(read);
    const [conferences, episodes] = await Promise.all([
      fetchConferences(read),
      fetchJson(read, endpoints.episodeSummaries),
    ]);
    const sessions = await Promise.all(
      conferences.map(async ({ id }) => (await fetchJson(digest, endpoints.agenda(id))).length),
    );
    const addresses = sessions.reduce((sum, count) => sum + count, conferences.length + episodes.length);
    return [
      ...this.listPages(conferences.length),
      ...sitemapTargets(addresses, (ownRead) => this.programmes.wrap(ownRead)),
    ];
  }
}
