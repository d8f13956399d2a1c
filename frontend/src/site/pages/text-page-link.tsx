import { endpoints } from '@majlis/contracts/api/endpoints';
import type { PageLink } from '@majlis/contracts/site/pages.schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import { AutoText } from '../../ui/text/auto-text';

/** Without its list, the navigation has only what it always has. */
export const useTextPageLinks = (placement: PageLink['placement']): PageLink[] =>
  useQuery(query(endpoints.pageLinks)).data?.filter((page) => page.placement === placement) ?? [];

export const TextPageLink = ({ page: { slug, title } }: { page: PageLink }) => (
  <Link to={`/${slug}`}>
    <AutoText text={title} />
  </Link>
);
