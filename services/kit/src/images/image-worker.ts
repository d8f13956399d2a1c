import { answerOnce } from '../process/run-apart.js';
import { prepareImage } from './prepare-image.js';

answerOnce(prepareImage);
