import { startService } from '@majlis/kit/app/start-service';
import { FeedsModule } from './feeds.module.js';
import { readFeedsSettings } from './read-settings.js';

await startService('feeds', readFeedsSettings, (settings) => FeedsModule.forRoot(settings));
