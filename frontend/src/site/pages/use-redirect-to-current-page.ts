import { endpoints } from '@majlis/contracts/endpoints';
import type { PublicPage } from '@majlis/contracts/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { query } from '../../api/query';

/** The API also finds a page by a former slug; the URL is then replaced by the current one. */
export function useRedirectToCurrentPage(slug: string, page: PublicPage | undefined): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (!page || page.slug === slug) return;
    cache.setQueryData(query(endpoints.pageBySlug(page.slug)).queryKey, page);
    void navigate({ pathname: `/${page.slug}`, search, hash }, { replace: true, state });
  }, [slug, page, cache, navigate, search, hash, state]);
}
