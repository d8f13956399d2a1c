import { serveTask } from '../process/run-in-child-process.js';
import { prepareImage } from './prepare-image.js';

serveTask(prepareImage);
