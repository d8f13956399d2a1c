import { conferencesInAPage } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { everyConference } from '../every-conference.js';
import type { ProgrammeDigest } from '../programme-digest.js';
import { said } from '../reads.js';
import {
  episodesGroup,
  type Group,
  groupOfConference,
  type HashedRead,
  mainGroup,
  type Output,
  type Stage,
  sitemapsGroup,
} from './output.js';
import {
  conferencePage,
  episodePage,
  listPage,
  mainAddresses,
  pagesBy,
  type RenderPage,
  sessionPage,
} from './pages.js';
import { coverOfPodcast, pictureOfConference, pictureOfEpisode, pictureOfSession, pictureOfSite } from './pictures.js';
import { mainTexts, sitemaps } from './texts.js';

/** Pages on which it shows that time goes by: what was to come is over. */
const withTime = new Set(['/', '/conferences']);

const conferencesBy = (read: HashedRead) => everyConference((wanted) => said(read, wanted));

/** Which files the site consists of, as the services tell. */
export class Catalogue {
  private readonly page: ReturnType<typeof pagesBy>;

  constructor(
    renderPage: RenderPage,
    shell: string,
    private readonly programmes: ProgrammeDigest,
  ) {
    this.page = pagesBy(renderPage, shell);
  }

  /** Every group there is now, besides the main pages. */
  async groups(read: HashedRead): Promise<Group[]> {
    const conferences = await conferencesBy(read);
    return [episodesGroup, sitemapsGroup, ...conferences.map(({ id }) => groupOfConference(id))];
  }

  outputsOf(group: Group, stage: Stage, read: HashedRead): Promise<Output[]> {
    if (group === mainGroup) return Promise.resolve(this.main(stage));
    if (group === sitemapsGroup) return this.sitemaps(read);
    return group === episodesGroup ? this.episodes(stage, read) : this.conference(group, stage, read);
  }

  /** The addresses that other conferences have: one that was given up may have gone to another. */
  async takenByOthers(group: Group, read: HashedRead): Promise<Set<string>> {
    if (!group.startsWith('conference ')) return new Set();
    const conferences = await conferencesBy(read);
    const others = conferences.filter(({ id }) => groupOfConference(id) !== group);
    return new Set(others.flatMap(({ slug }) => [conferencePage(slug), pictureOfConference(slug).address]));
  }

  private main(stage: Stage): Output[] {
    if (stage === 'pictures') return [pictureOfSite(), coverOfPodcast()];
    return [...mainAddresses.map((address) => this.page(address, 'main', withTime.has(address))), ...mainTexts];
  }

  private async episodes(stage: Stage, read: HashedRead): Promise<Output[]> {
    const episodes = await said(read, reads.episodeSummaries);
    if (stage === 'pictures') return episodes.map(({ slug }) => pictureOfEpisode(slug));
    return episodes.map(({ slug }) => this.page(episodePage(slug), 'details'));
  }

  private async conference(group: Group, stage: Stage, read: HashedRead): Promise<Output[]> {
    const conferences = await conferencesBy(read);
    const conference = conferences.find(({ id }) => groupOfConference(id) === group);
    if (!conference) return [];
    const { id, slug } = conference;
    if (stage === 'details') return [this.page(conferencePage(slug), 'details', true)];
    const agenda = reads.agenda(id);
    const sessions = await said(read, agenda);
    void this.programmes.note(id, read(agenda.path)).catch(() => undefined);
    if (stage === 'sessions') return sessions.map((session) => this.page(sessionPage(slug, session.id), 'sessions'));
    return [pictureOfConference(slug), ...sessions.map((session) => pictureOfSession(slug, session.id))];
  }

  /** From the second one on: the first is a main page. */
  private listPages(conferences: number): Output[] {
    const further = Math.max(0, Math.ceil(conferences / conferencesInAPage) - 1);
    return Array.from({ length: further }, (_, index) => this.page(listPage(index + 2), 'details', true));
  }

  private async sitemaps(read: HashedRead): Promise<Output[]> {
    const digest = this.programmes.over(read);
    const [conferences, episodes] = await Promise.all([conferencesBy(read), said(read, reads.episodeSummaries)]);
    const sessions = await Promise.all(
      conferences.map(async ({ id }) => (await said(digest, reads.agenda(id))).length),
    );
    const addresses = sessions.reduce((sum, count) => sum + count, conferences.length + episodes.length);
    return [...this.listPages(conferences.length), ...sitemaps(addresses, (ownRead) => this.programmes.over(ownRead))];
  }
}
