import { endpoints } from '@majlis/contracts/api/endpoints';
import { listsOfConference } from '@majlis/contracts/api/list-pages';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { papersOfSession } from '@majlis/contracts/programme/proceedings';
import { changesFeedPath, programmeReleasedAt } from '@majlis/contracts/programme/programme-changes';
import { languageTag } from '@majlis/contracts/shared/languages';
import { t } from '#messages';
import { localPath } from '../ui/page/page-path';
import type { DescribePage } from './page-description';
import type { Breadcrumb } from './structured/breadcrumbs';
import { conferenceEvent, sessionEvent } from './structured/events';
import { itemList } from './structured/feed-items';
import { citationTags, paperNode } from './structured/papers';

export const conferences: Breadcrumb = { name: t('navigation.conferences'), path: '/conferences' };

export const conferencePage: DescribePage = (page, text, slug = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  return (
    conference && {
      type: 'ItemPage',
      contentType: 'conference',
      breadcrumbs: [conferences, { name: conference.title, path: page.path }],
      nodes: [conferenceEvent(page, text, conference, page.getData(endpoints.programme(conference.id)) ?? [])],
      feeds: ['conferences'],
      ...(programmeReleasedAt(conference, page.now) && { ownFeed: changesFeed(conference) }),
      language: languageTag(conference.language),
    }
  );
};

export const changesPage: DescribePage = (page, _text, slug = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  const changes = page.getData(endpoints.programmeChanges(slug));
  if (!conference || !changes) return undefined;
  return {
    type: 'WebPage',
    contentType: 'conference program changes',
    breadcrumbs: [
      conferences,
      { name: conference.title, path: page.path.replace(/\/changes$/, '') },
      { name: t('seo.changesToTheProgramme'), path: page.path },
    ],
    nodes: [],
    feeds: ['conferences'],
    ownFeed: changesFeed(conference),
    lastUpdated: changes.changes[0]?.at,
  };
};

const changesFeed = ({ id, title }: Conference) => ({
  title: t('seo.changesFeedTitle', { conference: title }),
  path: localPath(changesFeedPath(id)),
});

export const sessionPage: DescribePage = (page, text, slug = '', sessionSlug = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  const session = page.getData(endpoints.sessionBySlug(slug, sessionSlug));
  if (!conference || !session) return undefined;
  return {
    type: 'ItemPage',
    contentType: 'conference session',
    breadcrumbs: [
      conferences,
      { name: conference.title, path: page.path.replace(/\/sessions\/.*/, '') },
      { name: session.title, path: page.path },
    ],
    nodes: [
      sessionEvent(page, text, conference, session),
      ...papersOfSession(session).map(paperNode(page, text, conference, session)),
    ],
    feeds: ['conferences'],
    language: languageTag(conference.language),
    citation: citationTags(page, conference, session),
  };
};

export const proceedingsPage: DescribePage = (page, text, slug = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  const sessions = page.getData(endpoints.proceedings(slug));
  if (!conference || !sessions) return undefined;
  const papers = sessions.flatMap((session) =>
    papersOfSession(session).map(paperNode(page, text, conference, session)),
  );
  return {
    type: 'CollectionPage',
    contentType: 'conference proceedings',
    breadcrumbs: [
      conferences,
      { name: conference.title, path: page.path.replace(/\/proceedings$/, '') },
      { name: t('seo.proceedings'), path: page.path },
    ],
    nodes: papers.length === 0 ? [] : [itemList(papers, (paper) => paper)],
    feeds: ['conferences'],
    language: languageTag(conference.language),
  };
};

export const conferenceListPage: DescribePage = (page, _text, slug = '', list = '', number = '') => {
  const conference = page.getData(endpoints.conferenceBySlug(slug));
  const name = listsOfConference.find((one) => one === list);
  if (!conference || !name) return undefined;
  return {
    type: 'CollectionPage',
    contentType: 'conference',
    breadcrumbs: [
      conferences,
      { name: conference.title, path: page.path.replace(/\/[^/]*\/\d+$/, '') },
      {
        name: t('listPage.pageOfList', { list: t(`listPage.titlesOfConference.${name}`), page: Number(number) }),
        path: page.path,
      },
    ],
    nodes: [],
    feeds: ['conferences'],
    language: languageTag(conference.language),
  };
};
