import { setPriority } from 'node:os';
import { serveTask } from '../process/run-in-child-process.js';
import { prepareRenditions } from './prepare-image.js';

// Nobody waits for renditions, so uploads and requests get the processor first.
setPriority(10);
serveTask(prepareRenditions);
