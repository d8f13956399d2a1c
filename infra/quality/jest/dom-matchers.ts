import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Only an element that never appears takes so long, even on a slow and busy machine.
configure({ asyncUtilTimeout: 60_000 });
