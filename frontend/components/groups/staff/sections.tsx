import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { Route, Routes } from 'react-router-dom';
import { AdminLayout } from '../../../src/admin/admin-layout';
import { PartnersPage } from '../../../src/admin/sections/website/partners-section';
import { Icon } from '../../../src/admin/shell/buttons';
import { InlineLoadError, StatTile } from '../../../src/admin/shell/panel';
import { SectionHeader } from '../../../src/admin/shell/section-parts';
import * as statTile from '../../../src/admin/shell/stat-tile.module.scss';
import { aPartner } from '../../../src/testing/staff-samples';
import { failure, type Group } from '../../group';

const countOf = ({ length }: unknown[]) => length;

export const sections: Group = {
  title: 'Sections',
  area: 'staff',
  at: '/admin/partners',
  responses: ({ organization, title }) => ({
    [endpoints.partners.path]: [organization, title].map((name, order) =>
      aPartner({ order, name, logoUrl: '/logo.svg', isActive: order === 0 }),
    ),
    [`${endpoints.partners.path}/deleted`]: [],
    [staffEndpoints.people.path]: failure,
  }),
  samples: ({ title, sentence }) => [
    {
      name: 'Section header with actions',
      isWide: true,
      element: (
        <SectionHeader title={title} description={sentence}>
          <a href="#site">View on site</a>
          <button type="button" className="btn btn-primary">
            <Icon name="add" /> Add partner
          </button>
        </SectionHeader>
      ),
    },
    {
      name: 'Number tiles: loaded, loading, failed',
      isWide: true,
      element: (
        <ul className={statTile.statTiles}>
          <StatTile label="Partners" endpoint={endpoints.partners} getCount={countOf} to="/admin/partners" />
          <StatTile label="Team members" endpoint={endpoints.teamMembers} getCount={countOf} />
          <StatTile label="People" endpoint={staffEndpoints.people} getCount={countOf} to="/admin/team" />
        </ul>
      ),
    },
    {
      name: 'Load error within a line',
      element: <InlineLoadError text="The alerts could not be loaded." onRetry={() => undefined} />,
    },
    {
      name: 'Layout with a section',
      isWide: true,
      frameHeight: 720,
      element: (
        <Routes>
          <Route element={<AdminLayout />}>
            <Route path="*" element={<PartnersPage />} />
          </Route>
        </Routes>
      ),
    },
  ],
};
