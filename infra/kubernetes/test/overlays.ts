import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { kubernetes } from './build.js';

export const overlays = readdirSync(join(kubernetes, 'overlays'));
