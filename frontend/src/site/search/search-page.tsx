import { useSearchParams } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { parseSearch } from './search-address';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';

export function SearchPage() {
  const [params] = useSearchParams();
  const search = parseSearch(params);
  return (
    <>
      <PageMeta title={t('search.search')} noindex />
      <PageHeader title={t('search.search')}>
        {/* Another search in the address, as after Back, is another form. */}
        <SearchForm key={params.toString()} {...search} />
      </PageHeader>
      <div className="page-width section section-after-header">
        {/* Without scripts the gateway puts the results here (ADR 0042). */}
        <noscript data-results="" />
        {search.text ? <SearchResults {...search} /> : <p>{t('search.whatIsFound')}</p>}
      </div>
    </>
  );
}
