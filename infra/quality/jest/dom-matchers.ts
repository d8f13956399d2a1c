import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Only what never appears takes so long, on a slow and busy machine, too.
configure({ asyncUtilTimeout: 60_000 });
