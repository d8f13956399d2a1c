import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Partner } from '@majlis/contracts/site/partners.schema';
import { CrudTable } from '../../../src/admin/rows/crud/crud-page';
import type { CrudSection } from '../../../src/admin/rows/crud/crud-section';
import { DeletedRows } from '../../../src/admin/rows/crud/deleted-rows';
import { RowOrder, useSortableRows } from '../../../src/admin/rows/row-order';
import { ConferenceRow } from '../../../src/admin/sections/conferences/list/manager-overview';
import { SessionRow } from '../../../src/admin/sections/conferences/sessions/sessions-page';
import { SpeakerCard } from '../../../src/admin/sections/conferences/speakers/speaker-form';
import { ItemRows } from '../../../src/admin/sections/feeds/feed-items';
import { PartnerForm, PartnerWebsite, partnerResource } from '../../../src/admin/sections/website/partners-section';
import { Thumbnail } from '../../../src/admin/shell/thumbnail';
import { aPerson, aSessionDetail } from '../../../src/testing/samples';
import { aListedConference, anAdminFeedItem, aPartner } from '../../../src/testing/staff-samples';
import * as styles from '../../components-page.module.scss';
import { daysFromNow } from '../../days-from-now';
import type { Group } from '../../group';
import type { Texts } from '../../texts';

const ignore = () => undefined;

function openDetails(box: HTMLElement | null): void {
  for (const details of box?.querySelectorAll('details') ?? []) details.open = true;
}

const section: CrudSection<Partner> = {
  path: 'partners',
  title: 'Partners',
  texts: { description: '', emptyTitle: '', emptyText: '', deleteWarning: '', help: [] },
  resource: partnerResource,
  imageColumn: { header: 'Logo', render: ({ logoUrl }) => <Thumbnail url={logoUrl} alt="" kind="logo" /> },
  nameColumn: { header: 'Name', render: ({ name }) => <span dir="auto">{name}</span> },
  detailColumn: { header: 'Website', render: PartnerWebsite },
  Form: PartnerForm,
};

const partnersOf = ({ organization, title, longTitle }: Texts) => [
  aPartner({ order: 0, name: organization, logoUrl: '/logo.svg' }),
  aPartner({ order: 1, name: longTitle, logoUrl: '' }),
  aPartner({ order: 2, name: title, logoUrl: '/logo.svg', isActive: false, websiteUrl: '' }),
];

function Order({ position }: { position: number }) {
  const ids = ['a', 'b', 'c'];
  const sortable = useSortableRows(ids, (id) => id, ignore);
  const id = ids[position] ?? '';
  return <RowOrder id={id} ids={ids} name={id} sortable={sortable} />;
}

export const rows: Group = {
  title: 'Rows',
  area: 'staff',
  responses: ({ title }) => ({
    [`${endpoints.partners.path}/deleted`]: [aPartner({ name: title, deletedAt: daysFromNow(-2) })],
  }),
  samples: (texts) => {
    const { title, longTitle, sentence, city, tags, firstName, lastName, position, organization } = texts;
    const session = aSessionDetail({ title, description: sentence, track: tags[0], location: city });
    const sessionActions = { onEdit: ignore, onAssign: ignore, onDuplicate: ignore, onRemove: ignore };
    return [
      {
        name: 'Sortable rows: active, without a logo, inactive',
        isWide: true,
        element: <CrudTable section={section} rows={partnersOf(texts)} onEdit={ignore} />,
      },
      {
        name: 'Sortable rows in a narrow place',
        element: <CrudTable section={section} rows={partnersOf(texts)} onEdit={ignore} />,
      },
      {
        name: 'Order of a row: first, middle, last',
        element: [0, 1, 2].map((index) => (
          <p key={index}>
            <Order position={index} />
          </p>
        )),
      },
      {
        name: 'Deleted rows, open',
        element: (
          <div ref={openDetails}>
            <DeletedRows resource={partnerResource} />
          </div>
        ),
      },
      {
        name: 'Speaker',
        element: (
          <ul className={styles.list}>
            <SpeakerCard
              person={aPerson({ firstName, lastName, position, organization, expertiseAreas: tags })}
              isBusy={false}
              onEdit={ignore}
              onRemove={ignore}
            />
          </ul>
        ),
      },
      {
        name: 'Sessions, one with a warning',
        isWide: true,
        element: (
          <ul className={styles.list}>
            <SessionRow
              session={session}
              timeZone="Asia/Kuala_Lumpur"
              speakerCount={2}
              isBusy={false}
              {...sessionActions}
            />
            <SessionRow
              session={{ ...session, title: longTitle, sessionType: 'break', maxAttendees: 40 }}
              timeZone="Asia/Kuala_Lumpur"
              speakerCount={0}
              warnings={[`Overlaps with ${title}`]}
              isBusy
              {...sessionActions}
            />
          </ul>
        ),
      },
      {
        name: 'Feed items: plain, pinned and corrected, hidden',
        isWide: true,
        element: (
          <ItemRows
            busyId={undefined}
            onToggleFlag={ignore}
            onEdit={ignore}
            items={[
              anAdminFeedItem({ id: '1', title, imageUrl: '/pictures/manuscript.svg' }),
              anAdminFeedItem({ id: '2', title, isPinned: true, titleOverride: longTitle }),
              anAdminFeedItem({ id: '3', title, isHidden: true }),
            ]}
          />
        ),
      },
      {
        name: 'Conferences',
        isWide: true,
        element: (
          <ul className={styles.list}>
            {(['published', 'draft'] as const).map((status, displayOrder) => (
              <ConferenceRow
                key={status}
                conference={aListedConference({
                  title,
                  subtitle: sentence,
                  status,
                  displayOrder,
                  featured: displayOrder === 0,
                })}
                isBusy={false}
                onRemove={ignore}
              />
            ))}
          </ul>
        ),
      },
    ];
  },
};
