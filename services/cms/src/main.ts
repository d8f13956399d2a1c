import { startService } from '@majlis/kit/app/start-service';
import { cmsModule } from './cms.module.js';
import { readCmsSettings } from './read-settings.js';

await startService('cms', readCmsSettings, cmsModule);
