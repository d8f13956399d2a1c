import '../src/styles/main.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFonts } from '../src/load-fonts';
import { applyScheme } from '../src/ui/scheme/scheme';
import { readAddress } from './address';
import { ComponentsPage } from './components-page';
import { groups } from './groups';

// Requests that the cache does not answer stay pending, because there is no server.
window.fetch = () => new Promise(() => undefined);

const address = readAddress(window.location);
applyScheme(address.scheme);
document.documentElement.dir = address.direction;
void loadFonts();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <ComponentsPage groups={groups} address={address} />
  </StrictMode>,
);
