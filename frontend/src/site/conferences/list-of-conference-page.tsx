import { type ListOfConference, listOfConferencePath, listsOfConference } from '@majlis/contracts/api/list-pages';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { partnerTiers } from '@majlis/contracts/shared/choices';
import { languageTag } from '@majlis/contracts/shared/languages';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { type LongList, useLongList } from '../../api/long-list';
import { Spinner } from '../../ui/page/loading';
import { usePageOpenedAt } from '../../ui/page/prerender';
import { LanguageContext } from '../../ui/text/auto-text';
import { ListPageLayout } from '../lists/list-page-layout';
import { NotFoundPage } from '../pages/not-found-page';
import { proceedingsPath } from '../paths';
import { PartnerTiers } from './conference-partners';
import { ConferenceLoadError, crumbsOf, useConferenceBySlug } from './conference-parts';
import { DocumentList } from './document-list';
import { documentList, pageOf, partnerList, proceedingsList } from './long-lists';
import { SessionsByDay } from './proceedings/proceedings-contents';
import '../../ui/time/correct-time-zones';

/** Shows a list of a conference in numbered pages that need no scripts; other pages show only its start. */
export function ListOfConferencePage() {
  const { slug = '', list = '', number } = useParams();
  const page = Number(number);
  const name = listsOfConference.find((one) => one === list);
  const conference = useConferenceBySlug(slug, `/${list}/${number}`);
  if (!name || !(page >= 1)) return <NotFoundPage />;
  if (conference.data) return <List key={name} conference={conference.data} name={name} page={page} />;
  if (conference.isPending) return <Spinner />;
  return <ConferenceLoadError isNotFound={conference.isNotFound} onRetry={() => void conference.refetch()} />;
}

type ListProps = { conference: Conference; name: ListOfConference; page: number };

function List({ conference, name, page }: ListProps) {
  const { id, slug } = conference;
  const now = usePageOpenedAt();
  const shared = { conference, page, name };
  if (name === 'proceedings')
    return (
      <PageOfConference
        {...shared}
        list={pageOf(proceedingsList(slug), ['sessions'], page)}
        shownAt={proceedingsPath(slug)}
      >
        {(sessions) => <SessionsByDay conference={conference} sessions={sessions} />}
      </PageOfConference>
    );
  if (name === 'documents')
    return (
      <PageOfConference {...shared} list={pageOf(documentList(id, now), ['documents'], page)}>
        {(documents) => <DocumentList documents={documents} />}
      </PageOfConference>
    );
  return (
    <PageOfConference {...shared} list={pageOf(partnerList(id), partnerTiers, page)}>
      {(partners) => <PartnerTiers partners={partners} />}
    </PageOfConference>
  );
}

type PageOfConferenceProps<Row> = ListProps & {
  list: LongList<Row>;
  /** The path of the page that shows the start of the list; by default the page of the conference. */
  shownAt?: string;
  children: (rows: Row[]) => ReactNode;
};

function PageOfConference<Row>({ conference, name, page, list, shownAt, children }: PageOfConferenceProps<Row>) {
  const { slug, title, status, language } = conference;
  const { parts, start } = useLongList(list);
  const [part] = parts ?? [];
  return (
    <LanguageContext value={languageTag(language)}>
      <ListPageLayout
        title={t(`listPage.titlesOfConference.${name}`)}
        parentTitle={title}
        above={[
          ...crumbsOf(conference),
          ...(shownAt ? [{ to: shownAt, name: t(`listPage.titlesOfConference.${name}`) }] : []),
        ]}
        page={page}
        pathOf={(number) => listOfConferencePath(slug, name, number)}
        rows={part?.rows}
        hasMore={part !== undefined && part.rows.length < part.total}
        error={part ? null : start.error}
        noindex={status === 'draft'}
      >
        {children}
      </ListPageLayout>
    </LanguageContext>
  );
}
