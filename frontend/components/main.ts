import { loadSiteTexts, loadStaffTexts } from '../src/messages/catalogues';

await loadSiteTexts(document.documentElement.lang);
await loadStaffTexts();
await import('./render-components');
