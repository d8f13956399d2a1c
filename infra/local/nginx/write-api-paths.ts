// Completes the configuration of the gateway for its image.
import { join } from 'node:path';
import { projectFolder } from '../run-settings.js';
import { writeApiPaths } from './api-paths.js';

await writeApiPaths(join(projectFolder, 'gateway/snippets'));
