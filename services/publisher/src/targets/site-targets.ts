import { endpoints } from '@majlis/contracts/api/endpoints';
import {
  countListPages,
  type ListOfConference,
  listOfConferencePath,
  listPagePath,
  listsOfConference,
  type PagedListName,
  pagedLists,
} from '@majlis/contracts/api/list-pages';
import { conferencesPerPage } from '@majlis/contracts/conferences/conferences';
import { hasProceedings } from '@majlis/contracts/programme/proceedings';
import { programmeReleasedAt } from '@majlis/contracts/programme/programme-changes';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import {
  defaultLanguage,
  parsePublishedLanguages,
  readInLanguage,
  type SiteLanguage,
} from '@majlis/contracts/shared/languages';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import type { AgendaCache } from '../agenda-cache.js';
import { fetchAllConferences, fetchJson } from '../api-client.js';
import {
  conferenceEntries,
  episodeEntries,
  mainPageEntries,
  sessionEntries,
  speakerEntries,
  textPageEntries,
} from '../search/page-entries.js';
import {
  type BuildTarget,
  conferenceGroup,
  episodesGroup,
  type FetchWithHash,
  type Group,
  mainGroup,
  type Stage,
  sitemapsGroup,
  speakersGroup,
  stagesOf,
  textPagesGroup,
} from './build-target.js';
import { withEpisodeList } from './episode-responses.js';
import { changesFeedTarget, mainFileTargets, programmeEmbedTarget, sitemapTargets } from './files.js';
import {
  conferenceImageTarget,
  episodeImageTarget,
  podcastCoverTarget,
  sessionImageTarget,
  siteImageTarget,
  speakerImageTarget,
  textPageImageTarget,
} from './og-images.js';
import {
  changesPath,
  conferenceListPath,
  conferencePath,
  createPageTarget,
  episodePath,
  mainPaths,
  type PageOptions,
  proceedingsPath,
  type RenderPage,
  type Shells,
  sessionPath,
  speakerPath,
  textPagePath,
} from './pages.js';

const timeDependentPages = new Set(['/', '/conferences']);

const fetchConferences = (fetchHashed: FetchWithHash) =>
  fetchAllConferences((endpoint) => fetchJson(fetchHashed, endpoint));

async function fetchLanguages(fetchHashed: FetchWithHash) {
  const text = createContentLookup(await fetchJson(fetchHashed, endpoints.content));
  return parsePublishedLanguages(text('site.languages'));
}

export class SiteTargets {
  private readonly pageTarget: ReturnType<typeof createPageTarget>;

  constructor(
    renderPage: RenderPage,
    shells: Shells,
    private readonly agendas: AgendaCache,
  ) {
    this.pageTarget = createPageTarget(renderPage, shells);
  }

  async groupsExceptMain(fetchHashed: FetchWithHash): Promise<Group[]> {
    const conferences = await fetchConferences(fetchHashed);
    return [
      episodesGroup,
      textPagesGroup,
      speakersGroup,
      sitemapsGroup,
      ...conferences.map(({ id }) => conferenceGroup(id)),
    ];
  }

  /** Targets in the default language come first. */
  async list(group: Group, stage: Stage, fetchHashed: FetchWithHash): Promise<BuildTarget[]> {
    const targets = await this.listInLanguage(group, stage, fetchHashed);
    if (!targets.some(({ inLanguage }) => inLanguage)) return targets;
    const [, ...others] = await fetchLanguages(fetchHashed);
    const translated = await Promise.all(
      others.map(async (language) => {
        const fetchTranslated: FetchWithHash = (path) => fetchHashed(readInLanguage(path, language.tag));
        const inLanguage = await this.listInLanguage(group, stage, fetchTranslated, language);
        return inLanguage.flatMap((target) => target.inLanguage?.(language) ?? []);
      }),
    );
    return [...targets, ...translated.flat()];
  }

  /** The paths of the targets have the slugs of the language, but not its prefix. */
  private listInLanguage(
    group: Group,
    stage: Stage,
    fetchHashed: FetchWithHash,
    language = defaultLanguage,
  ): Promise<BuildTarget[]> {
    if (group === mainGroup) return Promise.resolve(this.mainTargets(stage));
    if (group === sitemapsGroup) return this.sitemapTargets(fetchHashed);
    if (group === textPagesGroup) return this.textPageTargets(stage, fetchHashed);
    if (group === speakersGroup) return this.speakerTargets(stage, fetchHashed);
    return group === episodesGroup
      ? this.episodeTargets(stage, fetchHashed)
      : this.conferenceTargets(group, stage, fetchHashed, language);
  }

  /** A conference that was renamed may have left its paths, and those of its sessions, to another one. */
  async pathsOfOtherConferences(group: Group, formerPaths: string[], fetchHashed: FetchWithHash): Promise<Set<string>> {
    if (!group.startsWith('conference ')) return new Set();
    const conferences = await fetchConferences(fetchHashed);
    const heirs = conferences.filter(({ id, slug }) => {
      const ownPaths = [conferencePath(slug), conferenceImageTarget(slug).path];
      const isOwn = (path: string) => ownPaths.includes(path) || path.startsWith(`${conferencePath(slug)}/`);
      return conferenceGroup(id) !== group && formerPaths.some(isOwn);
    });
    const jobs = heirs.flatMap(({ id }) => stagesOf(group).map((stage) => [conferenceGroup(id), stage] as const));
    const targets = await Promise.all(jobs.map(([heir, stage]) => this.list(heir, stage, fetchHashed)));
    return new Set(targets.flat().map(({ path }) => path));
  }

  private mainTargets(stage: Stage): BuildTarget[] {
    if (stage === 'images') return [siteImageTarget(), podcastCoverTarget()];
    return [
      ...mainPaths.map((path) =>
        this.pageTarget(path, 'main', {
          isTimeDependent: timeDependentPages.has(path),
          fetchSearchEntries: mainPageEntries[path],
        }),
      ),
      ...mainFileTargets,
    ];
  }

  private async episodeTargets(stage: Stage, fetchHashed: FetchWithHash): Promise<BuildTarget[]> {
    const episodes = await fetchJson(fetchHashed, endpoints.episodeSummaries);
    const targets = episodes.map(({ slug }) =>
      stage === 'images'
        ? episodeImageTarget(slug)
        : this.pageTarget(episodePath(slug), 'details', { fetchSearchEntries: episodeEntries(slug) }),
    );
    return targets.map(withEpisodeList);
  }

  private async speakerTargets(stage: Stage, fetchHashed: FetchWithHash): Promise<BuildTarget[]> {
    const speakers = await fetchJson(fetchHashed, endpoints.publicSpeakers);
    if (stage === 'images') return speakers.map(({ slug }) => speakerImageTarget(slug));
    return speakers.map(({ slug }) =>
      this.pageTarget(speakerPath(slug), 'details', { fetchSearchEntries: speakerEntries(slug) }),
    );
  }

  private async textPageTargets(stage: Stage, fetchHashed: FetchWithHash): Promise<BuildTarget[]> {
    const pages = await fetchJson(fetchHashed, endpoints.publishedPages);
    if (stage === 'images') return pages.map(({ slug }) => textPageImageTarget(slug));
    return pages.map(({ slug }) =>
      this.pageTarget(textPagePath(slug), 'details', { fetchSearchEntries: textPageEntries(slug) }),
    );
  }

  private async conferenceTargets(
    group: Group,
    stage: Stage,
    fetchHashed: FetchWithHash,
    { tag }: SiteLanguage,
  ): Promise<BuildTarget[]> {
    const conferences = await fetchConferences(fetchHashed);
    const conference = conferences.find(({ id }) => conferenceGroup(id) === group);
    if (!conference) return [];
    const { id, slug } = conference;
    if (stage === 'details') {
      const [documents, partners] = await Promise.all([
        fetchJson(fetchHashed, endpoints.documents(id)),
        fetchJson(fetchHashed, endpoints.conferencePartners(id)),
      ]);
      const withDocuments = new Set(documents.map(({ sessionId }) => sessionId).filter((session) => session !== null));
      const entries: Record<ListOfConference, number> = {
        proceedings: withDocuments.size,
        documents: documents.filter(({ sessionId }) => sessionId === null).length,
        partners: partners.length,
      };
      return [
        this.pageTarget(conferencePath(slug), 'details', {
          isTimeDependent: true,
          fetchSearchEntries: conferenceEntries(slug),
        }),
        ...(hasProceedings(documents)
          ? [this.pageTarget(proceedingsPath(slug), 'details', { isTimeDependent: true })]
          : []),
        ...listsOfConference.flatMap((list) =>
          this.pagesOfList(entries[list], (page) => listOfConferencePath(slug, list, page), { isTimeDependent: true }),
        ),
        programmeEmbedTarget(id, slug),
        ...(programmeReleasedAt(conference, Date.now())
          ? [this.pageTarget(changesPath(slug), 'details'), changesFeedTarget(id, slug)]
          : []),
      ];
    }
    const agenda = endpoints.agenda(id);
    const sessions = await fetchJson(fetchHashed, agenda);
    // Spares the sitemaps a request of their own.
    void this.agendas.remember(readInLanguage(agenda.path, tag), fetchHashed(agenda.path)).catch(() => undefined);
    if (stage === 'sessions')
      return sessions.map((session) =>
        this.pageTarget(sessionPath(slug, session.slug), 'sessions', {
          fetchSearchEntries: sessionEntries(slug, session.slug),
        }),
      );
    return [conferenceImageTarget(slug), ...sessions.map((session) => sessionImageTarget(slug, session))];
  }

  private furtherConferenceListTargets(conferenceCount: number): BuildTarget[] {
    const furtherPages = Math.max(0, Math.ceil(conferenceCount / conferencesPerPage) - 1);
    return Array.from({ length: furtherPages }, (_, index) =>
      this.pageTarget(conferenceListPath(index + 2), 'details', { isTimeDependent: true }),
    );
  }

  private pagesOfList(entries: number, pathOf: (page: number) => string, options?: PageOptions): BuildTarget[] {
    return Array.from({ length: countListPages(entries) }, (_, index) =>
      this.pageTarget(pathOf(index + 1), 'details', options),
    );
  }

  private async listPageTargets(fetchHashed: FetchWithHash): Promise<BuildTarget[]> {
    const lists: [string, Endpoint<unknown[]>][] = Object.entries(pagedLists);
    const targets = lists.map(async ([name, endpoint]) => {
      const { length } = await fetchJson(fetchHashed, endpoint);
      return this.pagesOfList(length, (page) => listPagePath(name as PagedListName, page));
    });
    return (await Promise.all(targets)).flat();
  }

  private async sitemapTargets(fetchHashed: FetchWithHash): Promise<BuildTarget[]> {
    const fetchAgendas = this.agendas.wrap(fetchHashed);
    const [languages, conferences, speakers, episodes, pages] = await Promise.all([
      fetchLanguages(fetchHashed),
      fetchConferences(fetchHashed),
      fetchJson(fetchHashed, endpoints.publicSpeakers),
      fetchJson(fetchHashed, endpoints.episodeSummaries),
      fetchJson(fetchHashed, endpoints.publishedPages),
    ]);
    const sessionCounts = await Promise.all(
      conferences.map(async ({ id }) => (await fetchJson(fetchAgendas, endpoints.agenda(id))).length),
    );
    // Besides its own page, a conference may have pages of proceedings and changes.
    const listedCount = 3 * conferences.length + speakers.length + episodes.length + pages.length;
    const urlCount = sessionCounts.reduce((sum, count) => sum + count, listedCount);
    return [
      ...this.furtherConferenceListTargets(conferences.length),
      ...(await this.listPageTargets(fetchHashed)),
      ...sitemapTargets(languages.length * urlCount, (jobFetch) => this.agendas.wrap(jobFetch)),
    ];
  }
}
