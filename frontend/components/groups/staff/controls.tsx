import { conferenceStatuses } from '@majlis/contracts/shared/choices';
import { siteLanguages } from '@majlis/contracts/shared/languages';
import { StatusLabel } from '../../../src/admin/desk/status/panels';
import { RowActions, RowFilter } from '../../../src/admin/rows/list-controls';
import { LanguageButtons, TranslationGaps } from '../../../src/admin/rows/translations/language-switch';
import { Icon, SmallButton } from '../../../src/admin/shell/buttons';
import { ActiveSwitch, Badge, Select, ShortExternalLink } from '../../../src/admin/shell/controls';
import { Menu } from '../../../src/admin/shell/menu';
import { DescriptionItem, DescriptionList, Panel } from '../../../src/admin/shell/panel';
import { Thumbnail, type ThumbnailKind } from '../../../src/admin/shell/thumbnail';
import { StatusBadge } from '../../../src/ui/page/status-badge';
import * as styles from '../../components-page.module.scss';
import type { Group } from '../../group';

const ignore = () => undefined;
const kinds: ThumbnailKind[] = ['picture', 'portrait', 'logo'];

const Buttons = ({ kind }: { kind: string }) => (
  <div className={styles.swatches}>
    <button type="button" className={`btn ${kind}`}>
      <Icon name="add" /> Add
    </button>
    {kind === 'btn-quiet' ? (
      <SmallButton>Small</SmallButton>
    ) : (
      <button type="button" className={`btn btn-sm ${kind}`}>
        Small
      </button>
    )}
    <button type="button" className={`btn ${kind}`} disabled>
      Disabled
    </button>
  </div>
);

export const controls: Group = {
  title: 'Controls',
  area: 'staff',
  samples: ({ title, tags }) => [
    { name: 'Button, primary', element: <Buttons kind="btn-primary" /> },
    { name: 'Button, quiet', element: <Buttons kind="btn-quiet" /> },
    { name: 'Button, danger', element: <Buttons kind="btn-danger" /> },
    {
      name: 'Languages',
      element: (
        <LanguageButtons
          languages={[...siteLanguages]}
          chosen="en"
          note={({ tag }) =>
            tag !== 'en' && <TranslationGaps missing={tag === 'ar' ? 0 : 3} outdated={tag === 'ar' ? 2 : 0} />
          }
          onChoose={ignore}
        />
      ),
    },
    {
      name: 'Choice over a list',
      element: (
        <Select
          aria-label="Status"
          all="All"
          value=""
          options={[{ value: 'draft', label: 'Draft' }]}
          onChoose={ignore}
        />
      ),
    },
    {
      name: 'Menu',
      element: (
        <Menu className="btn btn-quiet" label="Export">
          <button type="button" className="menu-entry">
            Excel
          </button>
        </Menu>
      ),
    },
    {
      name: 'Panel',
      element: (
        <Panel id="sample-panel" title={title}>
          <p>{title}</p>
        </Panel>
      ),
    },
    {
      name: 'Icon buttons',
      element: (
        <div className={styles.swatches}>
          <button type="button" className="icon-button" aria-label="Menu">
            <Icon name="menu" />
          </button>
          <button type="button" className="icon-button" aria-label="Move up" disabled>
            <Icon name="up" />
          </button>
        </div>
      ),
    },
    {
      name: 'Badges',
      element: (
        <p className={styles.swatches}>
          <Badge>Hidden</Badge>
          {(['green', 'amber', 'blue', 'gold', 'plain'] as const).map((tone, index) => (
            <Badge key={tone} tone={tone} dir="auto">
              {tags[index] ?? tone}
            </Badge>
          ))}
        </p>
      ),
    },
    {
      name: 'Status badges',
      element: (
        <p className={styles.swatches}>
          {conferenceStatuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </p>
      ),
    },
    {
      name: 'Status labels',
      element: (['green', 'amber', 'red', 'gray'] as const).map((tone) => (
        <StatusLabel key={tone} tone={tone}>
          {`The ${tone} status`}
        </StatusLabel>
      )),
    },
    {
      name: 'Switch of a row, each state',
      element: [true, false].flatMap((isActive) =>
        [false, true].map((isBusy) => (
          <p key={`${isActive} ${isBusy}`}>
            <ActiveSwitch name={title} isActive={isActive} isBusy={isBusy} onToggle={ignore} />
          </p>
        )),
      ),
    },
    {
      name: 'Actions of a row',
      element: <RowActions id="one" name={title} isBusy={false} onEdit={ignore} onRemove={ignore} />,
    },
    {
      name: 'Actions of a row, busy',
      element: <RowActions id="two" name={title} isBusy onEdit={ignore} onRemove={ignore} />,
    },
    {
      name: 'Thumbnails',
      element: (
        <div className={styles.swatches}>
          {kinds.map((kind) => (
            <Thumbnail key={kind} url="/pictures/assembly.svg" alt="" kind={kind} className={styles.thumbnail} />
          ))}
        </div>
      ),
    },
    {
      name: 'Thumbnails, missing',
      element: (
        <div className={styles.swatches}>
          {kinds.map((kind) => (
            <Thumbnail key={kind} url="" alt="" kind={kind} className={styles.thumbnail} />
          ))}
        </div>
      ),
    },
    { name: 'Filter of rows', element: <RowFilter noun="partner" filter="" onFilter={ignore} count={24} /> },
    {
      name: 'Filter of rows, filtered',
      element: <RowFilter noun="partner" filter={title} onFilter={ignore} count={1} disablesReordering />,
    },
    {
      name: 'Short external link',
      element: <ShortExternalLink url={`https://www.example.org/${'a-long-path/'.repeat(8)}`} />,
    },
    {
      name: 'Description list',
      element: (
        <DescriptionList>
          <DescriptionItem term="Title">{title}</DescriptionItem>
          <DescriptionItem term="Items">14</DescriptionItem>
        </DescriptionList>
      ),
    },
  ],
};
