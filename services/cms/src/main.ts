import { startService } from '@majlis/kit/app/start-service';
import { CmsModule } from './cms.module.js';
import { readCmsSettings } from './read-settings.js';

await startService('cms', readCmsSettings, (settings) => CmsModule.forRoot(settings));
