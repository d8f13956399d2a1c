import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t, texts } from '#messages/staff';
import { useUrlSearchState } from '../../ui/hooks/use-url-search-state';
import { HelpBox } from '../help-box';
import { SectionHeader } from '../section-header';
import { MediaFilters } from './media-filters';
import { MediaResults } from './media-results';
import { readMediaSearch, writeMediaSearch } from './media-search';
import { UploadPanel } from './upload-panel';

export function MediaPage() {
  const [search, setSearch] = useUrlSearchState(readMediaSearch, writeMediaSearch);
  const deferredQuery = useDeferredValue(search.q);
  const fileInput = useRef<HTMLInputElement>(null);
  const [, setParams] = useSearchParams();
  const openFile = (file: string) => {
    const opened = { ...search, file };
    // A search typed just before would otherwise reach the address later than the file, and close it.
    setSearch(opened);
    // The address changes at once, so that a page that is loaded again shows the file.
    setParams(writeMediaSearch(opened), { replace: true });
  };
  const renderFilters = (status: ReactNode) => (
    <MediaFilters search={search} onSearch={setSearch}>
      {status}
    </MediaFilters>
  );
  return (
    <>
      <SectionHeader title={t('common.media')} description={t('media.description')} />
      <HelpBox section="media" steps={texts('media.help')} />
      <UploadPanel inputRef={fileInput} folder={search.folder} />
      <MediaResults
        search={{ ...search, q: deferredQuery }}
        renderFilters={renderFilters}
        onOpen={openFile}
        onClose={() => setSearch((current) => ({ ...current, file: undefined }))}
        onUpload={() => fileInput.current?.click()}
        onShowAll={() => setSearch(({ view }) => ({ view }))}
      />
    </>
  );
}
